import { Temporal } from 'temporal-polyfill';
import { dayIn } from '../../domain/words/zone-clock.ts';

/** How many sessions are over and validated. */
export const PAST_SESSIONS = 44;

const DAYS_APART = 16;

/** The days of the past sessions, YYYY-MM-DD, the earliest first: two years up to a fortnight ago, on working days. */
export function pastDays(now: number, zone: string): readonly string[] {
  const today = Temporal.PlainDate.from(dayIn(zone, now));
  return Array.from({ length: PAST_SESSIONS }, (_, index) =>
    workingDay(today.subtract({ days: DAYS_APART * (PAST_SESSIONS - index) })).toString(),
  );
}

/** The days of the session that was tasted last, of the one that is tasted now, and of the next. */
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

/** An instant of a day, `minutes` after ten o'clock in a time zone, ISO 8601 in UTC. */
export function instantOn(day: string, minutes: number, zone: string): string {
  const ten = Temporal.PlainDateTime.from(`${day}T10:00`).toZonedDateTime(zone).epochMilliseconds;
  return new Date(ten + minutes * 60_000).toISOString();
}

/** The day itself, or the Friday before a weekend. */
const workingDay = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: Math.max(0, day.dayOfWeek - 5) });
