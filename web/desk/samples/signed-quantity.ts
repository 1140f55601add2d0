import type { Locale } from '../../../domain/words/locale.ts';
import { formatQuantity } from '../../i18n/format-number.ts';

/** Formats a change of quantity, in mL, with its sign. */
export const signedQuantity = (millilitres: number, locale: Locale): string =>
  `${millilitres < 0 ? '−' : '+'}${formatQuantity(Math.abs(millilitres), locale)}`;
