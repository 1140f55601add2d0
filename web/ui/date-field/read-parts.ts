import { readDate, readTime } from './iso-date.ts';

/** The parts of a date or a time on the page, without what stands between them. Their role is another on iOS. */
export const PARTS = '[data-type]:not([data-type=literal])';

type PartName = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod';

/** The parts of a field, all of them typed. */
export type WholeParts = {
  readonly kind: 'all';
  /** What a part says; not a number where the field has no such part. */
  readonly of: (part: PartName) => number;
};

/** How the parts of a date or a time stand: nothing typed, some of them, or all. */
export type Parts = { readonly kind: 'none' } | { readonly kind: 'some' } | WholeParts;

/** Reads the parts of a field as they stand on the page. */
export function readParts(field: HTMLElement): Parts {
  const parts = [...field.querySelectorAll<HTMLElement>(PARTS)];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  if (open === parts.length) return { kind: 'none' };
  if (open > 0) return { kind: 'some' };
  return {
    kind: 'all',
    of: (name) => Number(parts.find(({ dataset }) => dataset['type'] === name)?.dataset['value']),
  };
}

/** The first year that is written with four digits: a year of fewer is one that was only begun. */
const FIRST_YEAR = 1000;

/** Whether the parts say this day. */
export function isDayOf({ of }: WholeParts, iso: string | null): boolean {
  const day = readDate(iso);
  if (day === null || day.year < FIRST_YEAR) return false;
  return (['year', 'month', 'day'] as const).every((part) => of(part) === day[part]);
}

/** Whether the parts say this time. */
export function isTimeOf({ of }: WholeParts, iso: string | null): boolean {
  const time = readTime(iso);
  if (time === null || of('minute') !== time.minute) return false;
  const [hour, half] = [of('hour'), of('dayPeriod')];
  if (Number.isNaN(half)) return hour === time.hour;
  return (hour === 12 ? 0 : hour) + 12 * half === time.hour;
}

/** Whether somebody is typing in one of the parts, and not choosing from a calendar. */
export const isTyping = (field: HTMLElement | null): boolean =>
  document.activeElement?.matches(PARTS) === true &&
  field?.contains(document.activeElement) === true;
