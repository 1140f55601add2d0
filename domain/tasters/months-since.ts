import { Temporal } from 'temporal-polyfill';

/**
 * The whole months from one day (YYYY-MM-DD) to a later one (STS-5). From 31 January to 28 February
 * there is none.
 */
export const monthsSince = (last: string, day: string): number =>
  Temporal.PlainDate.from(last).until(day, { largestUnit: 'months' }).months;
