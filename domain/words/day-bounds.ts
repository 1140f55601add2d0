import { Temporal } from 'temporal-polyfill';

/** A stretch of time: its first instant, and the first that is no longer in it (ms of the epoch). */
export type Stretch = { readonly from: number; readonly before: number };

/** ZON-1: when a day begins and ends in a time zone; where clocks change it has 23 or 25 hours, and may not begin at midnight. */
export function dayBounds(zone: string, day: string): Stretch {
  const date = Temporal.PlainDate.from(day);
  const start = (of: Temporal.PlainDate): number => of.toZonedDateTime(zone).epochMilliseconds;
  return { from: start(date), before: start(date.add({ days: 1 })) };
}

/** ZON-1: the last instant of a day in a time zone, to the millisecond, ISO 8601. */
export const endOfDay = (zone: string, day: string): string =>
  new Date(dayBounds(zone, day).before - 1).toISOString();
