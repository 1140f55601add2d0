import type { Locale } from '../../domain/words/locale.ts';
import { regionOf } from './locale.ts';

/** Writes a number with a set count of decimals: integer 0, short decimal 1, decimal and percentage 2, a constant of the method 3. */
export function formatNumber(value: number, decimals: 0 | 1 | 2 | 3, locale: Locale): string {
  return new Intl.NumberFormat(regionOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
