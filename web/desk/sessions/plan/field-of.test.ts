import { afterEach, expect, test, vi } from 'vitest';
import { cryptoChance } from './crypto-chance.ts';
import { fieldOf } from './field-of.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [
    'plan-samples',
    ['plan-has-samples', 'plan-entries-distinct', 'samples-at-most-4', 'samples-left'],
  ],
  ['plan-tasters', ['plan-has-tasters', 'tasters-8-to-12', 'tasters-active']],
  ['plan-draw', ['plan-codes-complete', 'plan-orders-complete']],
  ['plan-sheet', ['plan-sheet-known', 'plan-sheet-fits']],
  ['plan-start', ['starts-10-to-12']],
  ['plan-sampleTemperature', ['sample-temperature']],
  ['plan-roomTemperature', ['room-temperature']],
  ['plan-restMinutes', ['rest-15-minutes']],
  ['plan-date', ['plan-date', 'sessions-at-most-3']],
] as const)('SES-5 what stands in the way of %s leads there: %j', (field, codes) => {
  expect(codes.map(fieldOf)).toEqual(codes.map(() => field));
});

test('SES-5 a line that is about no part of the form leads nowhere', () => {
  expect(fieldOf('plan-records-known')).toBeNull();
});

/** Makes the browser's random generator return these words, one after another. */
function words(...values: readonly number[]): void {
  const left = [...values];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    const next = left.shift();
    if (next === undefined) throw new Error('no word left');
    if (into instanceof Uint32Array) into[0] = next;
    return into;
  });
}

test('SES-2 chance is drawn without the bias of a remainder', () => {
  // 2^32 = 3 · 1431655765 + 1: the last word would favour 0 and is drawn again.
  words(2 ** 32 - 1, 5);
  expect(cryptoChance(3)).toBe(2);
  words(2 ** 32 - 2);
  expect(cryptoChance(3)).toBe(2);
  words(2 ** 32 - 1);
  expect(cryptoChance(2)).toBe(1);
  words(7);
  expect(cryptoChance(1)).toBe(0);
});
