import { expect, test } from 'vitest';
import { statements } from './statements.ts';

/** The terms for fruity, bitter and pungent in mm that are not about the strength of one of them. */
const beside = (fruity: number | null, bitter: number | null, pungent: number | null) =>
  statements({ fruity, bitter, pungent }).filter(
    (term) => !/^(robust|medium|delicate) /.test(term),
  );

test.each([
  [1, 'delicate'],
  [29, 'delicate'],
  [30, 'medium'],
  [60, 'medium'],
  [61, 'robust'],
])('M-LABEL a median of %s mm is %s, of each positive attribute', (mm, strength) => {
  expect(statements({ fruity: mm, bitter: null, pungent: null })).toEqual([`${strength} fruity`]);
  const bitter = statements({ fruity: null, bitter: mm, pungent: null });
  expect(bitter[0]).toBe(`${strength} bitter`);
  const pungent = statements({ fruity: null, bitter: null, pungent: mm });
  expect(pungent[0]).toBe(`${strength} pungent`);
});

test('M-LABEL what was not perceived, or not answered, has no term', () => {
  expect(statements({ fruity: 0, bitter: 0, pungent: 0 })).toEqual(['well-balanced', 'mild']);
  expect(statements({ fruity: null, bitter: null, pungent: null })).toEqual([]);
});

test.each([
  [30, 50, 50, ['well-balanced']],
  [30, 51, 30, ['bitter>5']],
  [30, 30, 51, ['pungent>5']],
  [29, 50, 30, []],
  [29, 30, 50, []],
  [29, 49, 49, ['well-balanced']],
  [10, 20, 20, ['well-balanced', 'mild']],
  [10, 21, 20, ['well-balanced']],
  [10, 20, 21, ['well-balanced']],
  [60, 51, 50, ['well-balanced', 'bitter>5']],
  [60, 50, 51, ['well-balanced', 'pungent>5']],
  [60, 51, 51, ['well-balanced', 'bitter>5', 'pungent>5']],
])('M-LABEL fruity %s, bitter %s, pungent %s mm', (fruity, bitter, pungent, expected) => {
  expect(beside(fruity, bitter, pungent)).toEqual(expected);
});

test.each([
  [null, 10, 10],
  [10, null, 10],
  [10, 10, null],
])('M-LABEL balance and mildness need all three: fruity %s, bitter %s, pungent %s', (f, b, p) => {
  expect(beside(f, b, p)).toEqual([]);
});
