import { eachKey } from './each-key.ts';

/** A language of the product. */
type Language = {
  readonly name: string;
  readonly region: `${string}-${string}`;
  /** True and false as spreadsheets of this language save them, in lower case. */
  readonly truth: readonly [string, string];
  /** Yes and no as people type them in a file, in lower case. */
  readonly answer: readonly [string, string];
};

/**
 * The languages (locales) of the product: their own names, the region by which dates and numbers
 * are formatted (LOC-2), and the words of flags in imported files (LST-4). Everything else follows
 * from this list and from the folder `locales/<language>/` (LOC-7).
 */
export const LOCALES = {
  en: { name: 'English', region: 'en-US', truth: ['true', 'false'], answer: ['yes', 'no'] },
  es: { name: 'Español', region: 'es-ES', truth: ['verdadero', 'falso'], answer: ['sí', 'no'] },
  fr: { name: 'Français', region: 'fr-FR', truth: ['vrai', 'faux'], answer: ['oui', 'non'] },
  it: { name: 'Italiano', region: 'it-IT', truth: ['vero', 'falso'], answer: ['sì', 'no'] },
} as const satisfies Readonly<Record<string, Language>>;

/** A language (locale) of the product. */
export type Locale = keyof typeof LOCALES;

/** Type guard for a language of the product. */
export const isLocale = (text: unknown): text is Locale =>
  typeof text === 'string' && Object.hasOwn(LOCALES, text);

/** The codes of the languages, in the order of the list. */
export const LOCALE_CODES: readonly Locale[] = Object.keys(LOCALES).filter(isLocale);

/** The words for true, by language, as spreadsheets save them. */
export const TRUE_WORDS: readonly string[] = LOCALE_CODES.map((code) => LOCALES[code].truth[0]);

/** The words for false, by language, as spreadsheets save them. */
export const FALSE_WORDS: readonly string[] = LOCALE_CODES.map((code) => LOCALES[code].truth[1]);

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
