import { expect, test } from 'vitest';
import { shownInterval } from './shown-interval.ts';

test('M-CI an interval is shown within the scale, and as it is where it lies within', () => {
  expect(shownInterval({ ciLow: -0.3, ciHigh: 0.9 })).toEqual([0, 0.9]);
  expect(shownInterval({ ciLow: 8.3, ciHigh: 10.5 })).toEqual([8.3, 10]);
  expect(shownInterval({ ciLow: 2.1, ciHigh: 3.4 })).toEqual([2.1, 3.4]);
  expect(shownInterval({ ciLow: null, ciHigh: null })).toBeNull();
});
