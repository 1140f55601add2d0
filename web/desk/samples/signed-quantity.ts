import type { Locale } from '../../../domain/words/locale.ts';
import { formatNumber } from '../../i18n/format-number.ts';

/** A quantity that came or went, in mL, with its sign. */
export const signedQuantity = (millilitres: number, locale: Locale): string =>
  `${millilitres < 0 ? '−' : '+'}${formatNumber(Math.abs(millilitres), 0, locale)}`;
