import type { Locale } from '../../../domain/words/locale.ts';
import { regionOf } from '../../i18n/locale.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats how long ago a timestamp was: in minutes below an hour, in hours below two days, then in
 * days.
 */
export function ageWords(at: string, now: number, locale: Locale): string {
  const age = Math.max(0, now - Date.parse(at));
  const words = new Intl.RelativeTimeFormat(regionOf(locale), { numeric: 'always' });
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < 2 * DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  return words.format(-Math.floor(age / DAY), 'day');
}
