import { expect, test } from 'vitest';
import { NO_MARKS, summarise } from '../statistics/mark-summary.ts';
import { compareCvr, isCvrWithinLimit } from '../statistics/variation-coefficient.ts';
import { isReliable } from './is-reliable.ts';
import { predominantDefect, tiedDefects } from './predominant-defect.ts';

const of = (...marks: readonly number[]) => summarise(marks, 'type7');
/** IQR 27 mm of four marks with a median of 62.5: s* = 1.25 * 27 / (1.35 * 2) = 12.5, CVr = 20 % to the last digit. */
const atLimit = of(45, 50, 75, 78);
/** The same with a quarter mm more between the quartiles. */
const beyond = of(45, 50, 75, 79);
const sure = of(40, 40, 40, 40);

test('M-CVR a CVr of exactly 20 % is within, a hair above is not', () => {
  expect([atLimit.medianHalves, atLimit.p75Quarters - atLimit.p25Quarters]).toEqual([125, 108]);
  expect([beyond.medianHalves, beyond.p75Quarters - beyond.p25Quarters]).toEqual([125, 109]);
  expect([isCvrWithinLimit(atLimit), isCvrWithinLimit(beyond)]).toEqual([true, false]);
});

test('M-CVR where nothing was perceived there is no CVr to be beyond', () => {
  expect(isCvrWithinLimit(NO_MARKS)).toBe(true);
  expect(isCvrWithinLimit(of(0, 0, 0, 90))).toBe(true);
});

test('M-RELIABLE both the defect and fruity are asked, and fruity must have been answered', () => {
  expect(isReliable(null, sure)).toBe(true);
  expect(isReliable(atLimit, sure)).toBe(true);
  expect(isReliable(beyond, sure)).toBe(false);
  expect(isReliable(sure, beyond)).toBe(false);
  expect(isReliable(null, beyond)).toBe(false);
  expect(isReliable(sure, NO_MARKS)).toBe(false);
  expect(isReliable(null, NO_MARKS)).toBe(false);
});

test('M-DEFECT the smaller CVr is that of the smaller IQR / sqrt(N)', () => {
  const [narrow, wide] = [of(19, 20, 20, 21), of(16, 20, 20, 24)];
  expect([compareCvr(narrow, wide), compareCvr(wide, narrow), compareCvr(wide, wide)]).toEqual([
    -1, 1, 0,
  ]);
  // The same range of four and of nine marks: the more marks, the smaller.
  const more = of(18, 18, 19, 20, 20, 20, 21, 22, 22);
  const fewer = of(19, 19, 21, 21);
  expect(more.p75Quarters - more.p25Quarters).toBe(8);
  expect(fewer.p75Quarters - fewer.p25Quarters).toBe(8);
  expect([compareCvr(fewer, more), compareCvr(more, fewer)]).toEqual([1, -1]);
});

test('M-DEFECT the greatest median, wherever it stands; on a tie the smaller CVr, then the earlier', () => {
  const narrow = of(19, 20, 20, 21);
  const wide = of(16, 20, 20, 24);
  const pick = (...given: Parameters<typeof predominantDefect>[0]) => predominantDefect(given)?.key;
  const candidate = (key: 'fusty' | 'musty' | 'winey', summary: ReturnType<typeof of>) => ({
    key,
    summary,
  });
  expect(pick(candidate('fusty', of(30, 30)), candidate('musty', narrow))).toBe('fusty');
  expect(pick(candidate('fusty', narrow), candidate('musty', of(30, 30)))).toBe('musty');
  expect(pick(candidate('fusty', wide), candidate('musty', narrow))).toBe('musty');
  expect(pick(candidate('fusty', narrow), candidate('musty', wide))).toBe('fusty');
  expect(pick(candidate('fusty', narrow), candidate('musty', narrow))).toBe('fusty');
  expect(pick(candidate('fusty', of(30, 30)), candidate('musty', of(10, 10)))).toBe('fusty');
  expect(pick(candidate('fusty', of(0, 0, 0, 9)), candidate('musty', NO_MARKS))).toBeUndefined();
  const three = [candidate('fusty', wide), candidate('musty', of(10)), candidate('winey', narrow)];
  expect(tiedDefects(three).map(({ key }) => key)).toEqual(['fusty', 'winey']);
  expect(tiedDefects(three.slice(0, 2))).toEqual([]);
  expect(tiedDefects([candidate('fusty', NO_MARKS), candidate('musty', NO_MARKS)])).toEqual([]);
});
