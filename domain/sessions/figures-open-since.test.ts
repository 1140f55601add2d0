import { expect, test } from 'vitest';
import { figuresOpenSince } from './figures-open-since.ts';

const sealed = (sealedAt: number, reopenedAt: number | null = null) => ({ sealedAt, reopenedAt });
const closed = { sheets: [[sealed(1)], []], opened: [], endedAt: null };

test('BRD-2 the figures of a glass are open since its last sheet was sealed, and closed while one is missing', () => {
  expect(figuresOpenSince({ ...closed, sheets: [[sealed(1)], [sealed(5)], [sealed(3)]] })).toBe(5);
  expect(figuresOpenSince(closed)).toBeNull();
  expect(figuresOpenSince({ ...closed, sheets: [] })).toBeNull();
});

test('BRD-2 they are open since somebody opened them early, or the tasting ended, whichever was first', () => {
  expect(figuresOpenSince({ ...closed, opened: [7, 4], endedAt: 9 })).toBe(4);
  expect(figuresOpenSince({ ...closed, endedAt: 9 })).toBe(9);
  expect(figuresOpenSince({ sheets: [[sealed(1)], [sealed(2)]], opened: [4], endedAt: 9 })).toBe(2);
});

test('BRD-2 a sheet that was opened again before the others were sealed did not count, one that was opened after does', () => {
  const again = (reopenedAt: number) => [[sealed(1, reopenedAt), sealed(8)], [sealed(5)]];
  expect(figuresOpenSince({ ...closed, sheets: again(3) })).toBe(8);
  expect(figuresOpenSince({ ...closed, sheets: again(6) })).toBe(5);
  // Opened again at the very instant at which the other was sealed: never both.
  expect(figuresOpenSince({ ...closed, sheets: again(5) })).toBe(8);
});
