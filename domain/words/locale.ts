import { eachKey } from './each-key.ts';

/**
 * The languages (locales) of the product: their own names, and the region by which dates and
 * numbers are formatted (LOC-2). Everything else follows from this list and from the folder
 * `locales/<language>/` (LOC-7).
 */
export const LOCALES = {
  en: { name: 'English', region: 'en-US' },
  es: { name: 'Español', region: 'es-ES' },
  fr: { name: 'Français', region: 'fr-FR' },
  it: { name: 'Italiano', region: 'it-IT' },
} as const;

/** A language (locale) of the product. */
export type Locale = keyof typeof LOCALES;

/** Type guard for a language of the product. */
export const isLocale = (text: unknown): text is Locale =>
  typeof text === 'string' && Object.hasOwn(LOCALES, text);

/** The codes of the languages, in the order of the list. */
export const LOCALE_CODES: readonly Locale[] = Object.keys(LOCALES).filter(isLocale);

/** Makes a record with one value for every language. */
export const eachLocale = <Value>(value: (locale: Locale) => Value): Record<Locale, Value> =>
  eachKey(LOCALE_CODES, value);

/**
 * The first language that a browser prefers, as a page or a header has it (`es-ES,es;q=0.9`); the
 * fallback is English.
 */
export function firstLocale(asked: string | undefined): Locale {
  const first = asked?.slice(0, 2).toLowerCase();
  return isLocale(first) ? first : 'en';
}
