import { Temporal } from 'temporal-polyfill';
import { dayIn } from '../../domain/words/zone-clock.ts';

/** The number of sessions that are over and validated. */
export const PAST_SESSIONS = 44;

const DAYS_APART = 16;

/**
 * The dates of the past sessions, YYYY-MM-DD, earliest first: two years until a fortnight ago, on
 * working days.
 */
export function pastDays(now: number, zone: string): readonly string[] {
  const today = Temporal.PlainDate.from(dayIn(zone, now));
  return Array.from({ length: PAST_SESSIONS }, (_, index) =>
    workingDay(today.subtract({ days: DAYS_APART * (PAST_SESSIONS - index) })).toString(),
  );
}

/** The dates of the last tasted session, of the running one, and of the next. */
export function daysAroundNow(
  now: number,
  zone: string,
): {
  readonly last: string;
  readonly today: string;
  readonly next: string;
} {
  const today = Temporal.PlainDate.from(dayIn(zone, now));
  return {
    last: workingDay(today.subtract({ days: 2 })).toString(),
    today: today.toString(),
    next: workingDay(today.add({ days: 12 })).toString(),
  };
}

/** A timestamp on a date, `minutes` after ten o'clock in a time zone, as ISO 8601 in UTC. */
export function instantOn(day: string, minutes: number, zone: string): string {
  const ten = Temporal.PlainDateTime.from(`${day}T10:00`).toZonedDateTime(zone).epochMilliseconds;
  return new Date(ten + minutes * 60_000).toISOString();
}

/** The date itself, or the Friday before a weekend. */
const workingDay = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: Math.max(0, day.dayOfWeek - 5) });
