import type { Locale } from '../../../domain/words/locale.ts';
import { formatQuantity } from '../../i18n/format-number.ts';

/** A quantity that came or went, in mL, with its sign. */
export const signedQuantity = (millilitres: number, locale: Locale): string =>
  `${millilitres < 0 ? '−' : '+'}${formatQuantity(Math.abs(millilitres), locale)}`;
