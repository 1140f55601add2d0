import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** Reads '2026-11-20'; anything else is null. */
export function readDate(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** Reads '10:05' or '10:05:00'; anything else is null. */
export function readTime(iso: string | null | undefined): Time | null {
  if (iso === null || iso === undefined) return null;
  try {
    return parseTime(iso);
  } catch {
    return null;
  }
}

/** Writes a date as '2026-11-20'. */
export const writeDate = (date: CalendarDate | null): string | null => date?.toString() ?? null;

/** Writes a time as '10:05'. */
export const writeTime = (time: Time | null): string | null => time?.toString().slice(0, 5) ?? null;
