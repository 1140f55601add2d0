import { Temporal } from 'temporal-polyfill';

/** STS-5: the whole months from one day (YYYY-MM-DD) to a later one. From 31 January to 28 February it is none. */
export const monthsSince = (last: string, day: string): number =>
  Temporal.PlainDate.from(last).until(day, { largestUnit: 'months' }).months;
