import { NumberFormatter } from '@internationalized/number';
import { inTenths } from '../../domain/samples/quantity.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { regionOf } from './locale.ts';

/** Writes a number with a set count of decimals: integer 0, short decimal 1, decimal and percentage 2, more where arithmetic needs them, and a minus as one. Its formats are made once, for tables of hundreds. */
export function formatNumber(value: number, decimals: number, locale: Locale): string {
  return new NumberFormatter(regionOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace('-', '\u2212');
}

/** SAM-7: writes a quantity in mL: whole, or with its tenth. */
export const formatQuantity = (millilitres: number, locale: Locale): string => {
  const tenths = inTenths(millilitres);
  return formatNumber(tenths, Number.isInteger(tenths) ? 0 : 1, locale);
};

/** Writes a difference with a set count of decimals and its sign, a minus as one; none before what is written as zero. */
export function formatSigned(value: number, decimals: number, locale: Locale): string {
  return new NumberFormatter(regionOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', '\u2212');
}
