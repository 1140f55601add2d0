import { Temporal } from 'temporal-polyfill';

/** A time interval in ms of the epoch: `from` is included, `before` is not. */
export type Stretch = { readonly from: number; readonly before: number };

/**
 * The start and end of a day in a time zone (ZON-1). Where clocks change it has 23 or 25 hours, and
 * may not begin at midnight.
 */
export function dayBounds(zone: string, day: string): Stretch {
  const date = Temporal.PlainDate.from(day);
  const start = (of: Temporal.PlainDate): number => of.toZonedDateTime(zone).epochMilliseconds;
  return { from: start(date), before: start(date.add({ days: 1 })) };
}

/** The last millisecond of a day in a time zone, as a timestamp in ISO 8601 (ZON-1). */
export const endOfDay = (zone: string, day: string): string =>
  new Date(dayBounds(zone, day).before - 1).toISOString();
