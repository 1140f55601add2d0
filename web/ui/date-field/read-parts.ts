import { readDate, readTime } from './iso-date.ts';

/**
 * CSS selector of the segments of a date or time, without the separators. Their role differs on
 * iOS.
 */
export const PARTS = '[data-type]:not([data-type=literal])';

type PartName = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod';

/** Segments of a field, all of them typed. */
export type WholeParts = {
  readonly kind: 'all';
  /** Value of a segment; NaN where the field has no such segment. */
  readonly of: (part: PartName) => number;
};

/**
 * State of the segments of a date or time: none, some or all of them typed. A year of fewer than
 * four digits is still being typed (FRM-32).
 */
export type Parts = { readonly kind: 'none' } | { readonly kind: 'some' } | WholeParts;

/** Reads the segments of a field from the DOM. */
export function readParts(field: HTMLElement): Parts {
  const parts = [...field.querySelectorAll<HTMLElement>(PARTS)];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  if (open === parts.length) return { kind: 'none' };
  const of = (name: PartName): number =>
    Number(parts.find(({ dataset }) => dataset['type'] === name)?.dataset['value']);
  return open > 0 || of('year') < FIRST_YEAR ? { kind: 'some' } : { kind: 'all', of };
}

/** First year of four digits. */
const FIRST_YEAR = 1000;

/** Whether the segments show this ISO date. */
export function isDayOf({ of }: WholeParts, iso: string | null): boolean {
  const day = readDate(iso);
  return (
    day !== null && (['year', 'month', 'day'] as const).every((part) => of(part) === day[part])
  );
}

/** Whether the segments show this ISO time. */
export function isTimeOf({ of }: WholeParts, iso: string | null): boolean {
  const time = readTime(iso);
  if (time === null || of('minute') !== time.minute) return false;
  const [hour, half] = [of('hour'), of('dayPeriod')];
  if (Number.isNaN(half)) return hour === time.hour;
  return (hour === 12 ? 0 : hour) + 12 * half === time.hour;
}

/** Whether the focus is in one of the segments, and not in the calendar. */
export const isTyping = (field: HTMLElement | null): boolean =>
  document.activeElement?.matches(PARTS) === true &&
  field?.contains(document.activeElement) === true;
