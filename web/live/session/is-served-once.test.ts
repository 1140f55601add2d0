import { expect, test } from 'vitest';
import { replicateOf, sample } from './board-facts.fixture.ts';
import { isServedOnce } from './is-served-once.ts';

test('PLN-50 a glass is the only one of its sample where no other is, and where it repeats no earlier session', () => {
  const [first, second] = [replicateOf(1), replicateOf(2)];
  const other = { ...second, sample: sample(2) };
  expect(isServedOnce({ entries: [first, second] }, first)).toBe(false);
  expect(isServedOnce({ entries: [first, other] }, first)).toBe(true);
  expect(isServedOnce({ entries: [first, other] }, other)).toBe(false);
});
