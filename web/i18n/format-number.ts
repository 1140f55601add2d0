import { NumberFormatter } from '@internationalized/number';
import { inTenths } from '../../domain/samples/quantity.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { regionOf } from './choose-locale.ts';

/**
 * Formats a number in the reader's language, with a fixed number of decimals and a true minus sign
 * (U+2212). An integer has 0 decimals, a short decimal 1, a decimal or percentage 2, and more if
 * the arithmetic needs them. `NumberFormatter` caches its formats, for tables of hundreds.
 */
export function formatNumber(value: number, decimals: number, locale: Locale): string {
  return new NumberFormatter(regionOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace('-', '\u2212');
}

/** Formats a quantity in mL: whole, or with one decimal (SAM-7). */
export const formatQuantity = (millilitres: number, locale: Locale): string => {
  const tenths = inTenths(millilitres);
  return formatNumber(tenths, Number.isInteger(tenths) ? 0 : 1, locale);
};

/**
 * Formats a difference with its sign, a fixed number of decimals and a true minus sign (U+2212). A
 * value that rounds to zero has no sign.
 */
export function formatSigned(value: number, decimals: number, locale: Locale): string {
  return new NumberFormatter(regionOf(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', '\u2212');
}
