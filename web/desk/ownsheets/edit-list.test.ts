import { expect, test } from 'vitest';
import { moved, replaced, without } from './edit-list.ts';

test('SHT-9 items and blocks are moved a place up or down, and never out of their list', () => {
  const list = ['a', 'b', 'c'];
  expect(moved(list, 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(list, 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(list, 0, -1)).toBe(list);
  expect(moved(list, 2, 1)).toBe(list);
  expect(replaced(list, 2, 'd')).toEqual(['a', 'b', 'd']);
  expect(without(list, 0)).toEqual(['b', 'c']);
});
