import { LOCALES, type Locale } from '../../words/locale.ts';
import type { Words } from './sheet-definition.ts';

/** The languages in which a sheet says something, in the order in which one stands in for another. */
export const SHEET_LOCALES: readonly Locale[] = ['en', 'es', 'fr', 'it'];

/** Words that say nothing yet, in any language. */
export const NO_WORDS: Words = { en: '', es: '', fr: '', it: '' };

/**
 * SHT-11: what something of a sheet is called in a language; where a panel wrote nothing in it, in English, and where it
 * wrote no English in the first language it did write.
 */
export function saidIn(words: Words, locale: Locale): string {
  const first = SHEET_LOCALES.find((one) => words[one].trim() !== '');
  return (
    [locale, 'en' as const].map((one) => words[one]).find((text) => text.trim() !== '') ??
    (first === undefined ? '' : words[first])
  );
}

/** SHT-11: the languages in which words say nothing. */
export const missingLocales = (words: Words): readonly Locale[] =>
  SHEET_LOCALES.filter((locale) => words[locale].trim() === '');

/** Whether words say something in any language. */
export const saysSomething = (words: Words): boolean =>
  missingLocales(words).length < Object.keys(LOCALES).length;
