import { expect, test } from 'vitest';
import { storedInterval } from './stored-interval.ts';

const fusty = { predominantDefect: 'fusty', md: 3.4 };

test('ASM-24 a stored result tells the interval of its predominant defect, or of the descriptor that predominates', () => {
  const figures = {
    attributes: { fusty: { median: 3.4, ciLow: 3.29, ciHigh: 3.51 } },
    others: { cucumber: { ciLow: 2, ciHigh: 3 } },
  };
  expect(storedInterval({ ...fusty, figures })).toEqual({ md: 3.4, low: 3.29, high: 3.51 });
  expect(storedInterval({ predominantDefect: 'cucumber', md: 2.5, figures })).toEqual({
    md: 2.5,
    low: 2,
    high: 3,
  });
});

test('M-CI ASM-24 an interval is told within the scale', () => {
  const figures = { attributes: { fusty: { ciLow: -0.2, ciHigh: 10.4 } } };
  expect(storedInterval({ ...fusty, figures })).toEqual({ md: 3.4, low: 0, high: 10 });
});

test('ASM-24 without a defect the median is 0, and what does not tell an interval is its median alone', () => {
  expect(storedInterval({ predominantDefect: null, md: 0, figures: {} })).toEqual({
    md: 0,
    low: 0,
    high: 0,
  });
  expect(storedInterval({ ...fusty, figures: 'damaged' })).toEqual({
    md: 3.4,
    low: 3.4,
    high: 3.4,
  });
  expect(storedInterval({ ...fusty, md: null, figures: {} })).toBeNull();
});
