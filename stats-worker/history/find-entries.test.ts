import { expect, test } from 'vitest';
import type { Replicate } from '../../domain/words/replicate.ts';
import { METHOD_1 } from '../method/version-1.ts';
import { marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { findEntries } from './find-entries.ts';

const glass = (session: string, sample: string, replicate: Replicate, tasters: string): Tasted => ({
  session,
  date: '2026-01-05',
  sample,
  replicate,
  marks: Object.fromEntries([...tasters].map((taster) => [taster, { fruity: 40 }])),
});

/** The sheets of every entry, by their place in the columns. */
const grouped = ({ count, order, start }: ReturnType<typeof findEntries>) =>
  Array.from({ length: count }, (_, entry) => [...order.subarray(start[entry], start[entry + 1])]);

test('M-EN glasses are entries as they first appear, each with its other replicate of the same session', () => {
  const entries = findEntries(
    marksOfGlasses([
      glass('1', 'S', 1, 'AB'),
      glass('1', 'S', 2, 'AB'),
      glass('1', 'T', 1, 'A'),
      glass('2', 'S', 2, 'AB'),
      glass('2', 'T', 2, 'B'),
      glass('2', 'S', 1, 'A'),
    ]),
    METHOD_1,
  );
  expect(entries.count).toBe(6);
  expect([...entries.session]).toEqual([0, 0, 0, 1, 1, 1]);
  expect([...entries.sample]).toEqual([0, 0, 1, 0, 1, 0]);
  expect([...entries.replicate]).toEqual([1, 2, 1, 2, 2, 1]);
  expect([...entries.twin]).toEqual([1, 0, -1, 5, -1, 3]);
  expect(grouped(entries)).toEqual([[0, 1], [2, 3], [4], [5, 6], [7], [8]]);
});

test('M-STAT the sheets of a glass need not stand together, and an invalid one is not of it', () => {
  const entries = findEntries(
    marksOfGlasses([
      { ...glass('1', 'S', 1, 'AB'), invalid: ['A'] },
      glass('1', 'S', 2, 'A'),
      glass('1', 'S', 1, 'CD'),
      { ...glass('1', 'T', 1, 'A'), invalid: ['A'] },
      glass('1', 'S', 2, 'B'),
    ]),
    METHOD_1,
  );
  expect(grouped(entries)).toEqual([[1, 3, 4], [2, 6], []]);
  expect([...entries.order]).toEqual([1, 3, 4, 2, 6]);
  expect([...entries.start]).toEqual([0, 3, 5, 5]);
});
