import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** Parses an ISO date, as '2026-11-20'; returns null for anything else. */
export function readDate(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** Parses an ISO time, as '10:05' or '10:05:00'; returns null for anything else. */
export function readTime(iso: string | null | undefined): Time | null {
  if (iso === null || iso === undefined) return null;
  try {
    return parseTime(iso);
  } catch {
    return null;
  }
}

/** Formats a date as ISO, as '2026-11-20'. */
export const writeDate = (date: CalendarDate | null): string | null => date?.toString() ?? null;

/** Formats a time as ISO, as '10:05'. */
export const writeTime = (time: Time | null): string | null => time?.toString().slice(0, 5) ?? null;
