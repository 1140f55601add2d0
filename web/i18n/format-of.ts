import {
  decimalPlaces,
  decimalPlacesForAll,
  decimalPlacesOfLimit,
} from '../../domain/words/decimal-places.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { zoneClock } from '../../domain/words/zone-clock.ts';
import { regionOf } from './choose-locale.ts';
import {
  formatClock,
  formatClockSeconds,
  formatDay,
  formatDayOfYear,
  formatDaysFrom,
  formatTime,
  formatWallTime,
  formatWeekdayName,
} from './format-date.ts';
import { formatNumber, formatQuantity, formatSigned } from './format-number.ts';

/** Formatters of figures and timestamps in the reader's language and time zone. */
export type Format = {
  /**
   * An intensity, Md, Mf or a limit of intensity in cm, with one decimal (NUM-1). A half millimetre
   * gets two.
   */
  readonly cm: (value: number | null) => string;
  /**
   * A median in cm, or any other statistic, with two decimals; a dash if it is not defined (NUM-1).
   * Two decimals show every half millimetre and align the column.
   */
  readonly two: (value: number | null) => string;
  /**
   * A figure and its limit, with enough decimals to show on which side of the limit the figure lies
   * (NUM-2).
   */
  readonly against: (value: number, limit: number) => FigureAndLimit;
  /**
   * A figure whose limits are printed elsewhere, with enough decimals for its side of each (NUM-2).
   */
  readonly beside: (value: number | null, ...limits: readonly number[]) => string;
  /** A limit by itself: all its decimals, at least two (NUM-2). */
  readonly limit: (value: number) => string;
  /** A percentage with enough decimals to show on which side of a limit it lies, at least two. */
  readonly percent: (value: number | null, limit: number) => string;
  readonly number: (value: number, decimals: number) => string;
  /** A quantity in mL: whole, or with one decimal (SAM-7). */
  readonly quantity: (millilitres: number) => string;
  /** A list as a phrase, joined with *and*. */
  readonly all: (of: readonly string[]) => string;
  /** The colon after a label, with its space; in French a no-break space precedes it. */
  readonly colon: string;
  /** The semicolon between two of a list, with its space; in French a no-break space precedes it. */
  readonly semicolon: string;
  /** A difference with its sign, plus or minus; zero has none. */
  readonly signed: (value: number, decimals: number) => string;
  readonly day: (iso: string) => string;
  /** The weekday of a date, with a capital letter. */
  readonly weekday: (day: string) => string;
  /** A date relative to today: today, 7 days ago. */
  readonly daysFrom: (day: string, today: string) => string;
  /** A date without its year, for an axis. */
  readonly dayOfYear: (iso: string) => string;
  /**
   * A timestamp (ISO 8601, or ms since 1970) as date and time in the time zone of the page (ZON-1).
   */
  readonly instant: (at: string | number) => string;
  /** The local time of a timestamp. */
  readonly clock: (at: string | number) => string;
  readonly clockSeconds: (at: string | number) => string;
  /** The local date of a timestamp, YYYY-MM-DD (ZON-1). */
  readonly dayOf: (at: string | number) => string;
  readonly time: (time: string) => string;
};

/** A figure and its limit, as printed. */
export type FigureAndLimit = { readonly figure: string; readonly limit: string };

/** Shown if a figure is not defined. */
const NONE = '–';

/** Whether a figure in cm needs a second decimal for its half millimetre. */
const hasHalf = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) > 1e-9;

const against = (value: number, limit: number, locale: Locale): FigureAndLimit => {
  const places = decimalPlaces(value, limit, 2);
  return {
    figure: formatNumber(value, places.figure, locale),
    limit: formatNumber(limit, places.limit, locale),
  };
};

const beside = (value: number | null, limits: readonly number[], locale: Locale): string =>
  value === null ? NONE : formatNumber(value, decimalPlacesForAll(value, limits, 2), locale);

/**
 * Formats a timestamp, or gives a dash if it is invalid, so that no stored value breaks a page
 * (SEC-88).
 */
const written = (at: string | number, write: (at: string | number) => string): string =>
  Number.isNaN(new Date(at).getTime()) ? NONE : write(at);

/** Builds the formatters of a language and a time zone. */
export function formatOf(locale: Locale, zone: string): Format {
  const shown = zoneClock(zone);
  return {
    cm: (value) => (value === null ? NONE : formatNumber(value, hasHalf(value) ? 2 : 1, locale)),
    two: (value) => (value === null ? NONE : formatNumber(value, 2, locale)),
    against: (value, limit) => against(value, limit, locale),
    beside: (value, ...limits) => beside(value, limits, locale),
    limit: (value) => formatNumber(value, decimalPlacesOfLimit(value, 2), locale),
    percent: (value, limit) => (value === null ? NONE : `${beside(value, [limit], locale)}\u00a0%`),
    number: (value, decimals) => formatNumber(value, decimals, locale),
    quantity: (millilitres) => formatQuantity(millilitres, locale),
    all: (of) => new Intl.ListFormat(regionOf(locale), { type: 'conjunction' }).format(of),
    colon: locale === 'fr' ? '\u00a0: ' : ': ',
    semicolon: locale === 'fr' ? '\u00a0; ' : '; ',
    signed: (value, decimals) => formatSigned(value, decimals, locale),
    day: (iso) => written(iso.slice(0, 10), () => formatDay(iso, locale)),
    weekday: (day) => written(day, () => formatWeekdayName(day, locale)),
    daysFrom: (day, today) =>
      written(day, () => written(today, () => formatDaysFrom(day, today, locale))),
    dayOfYear: (iso) => written(iso.slice(0, 10), () => formatDayOfYear(iso, locale)),
    instant: (at) => written(at, () => formatWallTime(shown(at), locale)),
    clock: (at) => written(at, () => formatClock(shown(at), locale)),
    clockSeconds: (at) => written(at, () => formatClockSeconds(shown(at), locale)),
    dayOf: (at) => written(at, () => shown(at).day),
    time: (time) => (/^\d{1,2}:\d{2}/.test(time) ? formatTime(time, locale) : NONE),
  };
}
