import {
  decimalPlaces,
  decimalPlacesForAll,
  decimalPlacesOfLimit,
} from '../../domain/words/decimal-places.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { zoneClock } from '../../domain/words/zone-clock.ts';
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
import { regionOf } from './locale.ts';

/** How figures and instants are written in the reader's language. */
export type Format = {
  /** NUM-1: an intensity as it is marked, Md, Mf and a limit of intensity, in cm: one decimal. */
  readonly cm: (value: number | null) => string;
  /** NUM-1: a median, in cm, and every other statistic: two decimals, so that a half millimetre is never lost or alone in its column; a dash where it is not defined. */
  readonly two: (value: number | null) => string;
  /** NUM-2: a figure and its limit, with as many decimals as show on which side of the limit the figure lies. */
  readonly against: (value: number, limit: number) => FigureAndLimit;
  /** NUM-2: the same of a figure whose limits stand elsewhere: it shows its side of each. */
  readonly beside: (value: number | null, ...limits: readonly number[]) => string;
  /** NUM-2: a limit by itself: to its end, two decimals at least. */
  readonly limit: (value: number) => string;
  /** Per cent with as many decimals as show on which side of a limit it lies, two at least. */
  readonly percent: (value: number | null, limit: number) => string;
  readonly number: (value: number, decimals: number) => string;
  /** SAM-7: a quantity in mL: whole, or with its tenth. */
  readonly quantity: (millilitres: number) => string;
  /** Several things that all hold, as one phrase. */
  readonly all: (of: readonly string[]) => string;
  /** What stands between a name and what is said of it; French leaves a space before it that does not break. */
  readonly colon: string;
  /** A difference with its sign, plus or minus; none before zero. */
  readonly signed: (value: number, decimals: number) => string;
  readonly day: (iso: string) => string;
  /** The day of the week of a day, as a title begins. */
  readonly weekday: (day: string) => string;
  /** How far a day lies from today: today, 7 days ago. */
  readonly daysFrom: (day: string, today: string) => string;
  /** A day without its year, for an axis. */
  readonly dayOfYear: (iso: string) => string;
  /** ZON-1: an instant (ISO 8601, or ms of the epoch) as day and time in the zone that is shown. */
  readonly instant: (at: string | number) => string;
  /** The time of day of an instant. */
  readonly clock: (at: string | number) => string;
  readonly clockSeconds: (at: string | number) => string;
  /** ZON-1: the day, YYYY-MM-DD, that an instant is of. */
  readonly dayOf: (at: string | number) => string;
  readonly time: (time: string) => string;
};

/** A figure and the limit beside it, as they are printed. */
export type FigureAndLimit = { readonly figure: string; readonly limit: string };

/** What is shown where a figure is not defined. */
const NONE = '–';

/** Whether a figure in cm needs its half millimetre shown. */
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

/** SEC-88: what is written of an instant; a dash for what is none, so that no stored value takes a page down. */
const written = (at: string | number, write: (at: string | number) => string): string =>
  Number.isNaN(new Date(at).getTime()) ? NONE : write(at);

/** The writing of figures in a language, and of instants in a time zone. */
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
