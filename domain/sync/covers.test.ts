import { describe, expect, test } from 'vitest';
import { covers } from './covers.ts';

const vector = (...entries: readonly (readonly [number, number])[]) => new Map(entries);

describe('SYN-1 stored is said only when the far side holds every operation of this side', () => {
  test.each([
    ['the same', vector([1, 5], [2, 3]), vector([1, 5], [2, 3]), true],
    ['more of one author', vector([1, 6], [2, 3]), vector([1, 5], [2, 3]), true],
    ['an author who is unknown here', vector([1, 5], [9, 1]), vector([1, 5]), true],
    ['one operation less', vector([1, 5], [2, 2]), vector([1, 5], [2, 3]), false],
    ['less of the first author, more of the second', vector([1, 4], [2, 9]), vector([1, 5]), false],
    ['nothing of an author', vector([1, 5]), vector([1, 5], [2, 1]), false],
    ['nothing at all', vector(), vector([1, 1]), false],
    ['nothing, where there is nothing', vector(), vector(), true],
    ['nothing of an author who did nothing', vector(), vector([1, 0]), true],
  ])('%s', (_, far, near, all) => expect(covers(far, near)).toBe(all));
});
