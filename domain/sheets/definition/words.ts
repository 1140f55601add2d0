import { eachLocale, LOCALE_CODES, type Locale } from '../../words/locale.ts';
import type { Words } from './sheet-definition.ts';

/** A text that is empty in every language. */
export const NO_WORDS: Words = eachLocale(() => '');

/**
 * A text of a sheet in a language, with the fallback to English, and then to the first language
 * that has a translation (SHT-11).
 */
export function saidIn(words: Words, locale: Locale): string {
  const first = LOCALE_CODES.find((one) => words[one].trim() !== '');
  return (
    [locale, 'en' as const].map((one) => words[one]).find((text) => text.trim() !== '') ??
    (first === undefined ? '' : words[first])
  );
}

/** The languages in which a text has no translation (SHT-11). */
export const missingLocales = (words: Words): readonly Locale[] =>
  LOCALE_CODES.filter((locale) => words[locale].trim() === '');

/** Whether a text is filled in in any language. */
export const saysSomething = (words: Words): boolean =>
  missingLocales(words).length < LOCALE_CODES.length;
