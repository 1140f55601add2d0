import type { Locale } from '../../domain/words/locale.ts';
import { formatNumber } from './format-number.ts';

/** SAM-3: a quantity in millilitres, with its decimal where it has one. */
export function formatQuantity(millilitres: number, locale: Locale): string {
  const tenths = Math.round(millilitres * 10);
  return formatNumber(tenths / 10, tenths % 10 === 0 ? 0 : 1, locale);
}
