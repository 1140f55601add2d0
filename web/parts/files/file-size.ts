import type { Locale } from '../../../domain/words/locale.ts';
import { formatNumber } from '../../i18n/format-number.ts';

/** Formats a file size in bytes as kB or MB, in the given locale. */
export const fileSize = (bytes: number, locale: Locale): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1_000)), 0, locale)}\u00a0kB`
    : `${formatNumber(bytes / 1_000_000, 1, locale)}\u00a0MB`;
