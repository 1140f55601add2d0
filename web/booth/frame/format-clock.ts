import type { Locale } from '../../../domain/words/locale.ts';
import { formatTime } from '../../i18n/format-date.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Writes an instant as a time of day in this device's zone: hh:mm AM in English, HH:mm otherwise. */
export function formatClock(instant: string | number, locale: Locale): string {
  const at = new Date(instant);
  return formatTime(`${at.getHours()}:${at.getMinutes()}`, locale);
}

/** The same with seconds, for the instant at which something was stored. */
export function formatClockSeconds(instant: number, locale: Locale): string {
  const clock = formatClock(instant, locale);
  return clock.replace(/^(\d+:\d+)/, `$1:${two(new Date(instant).getSeconds())}`);
}

/** Writes seconds left as m:ss. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
