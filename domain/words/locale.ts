/** The languages (locales) of the product, with their own names. */
export const LOCALES = { en: 'English', es: 'Español', fr: 'Français', it: 'Italiano' } as const;

/** A language (locale) of the product. */
export type Locale = keyof typeof LOCALES;

/** Type guard for a language of the product. */
export const isLocale = (text: unknown): text is Locale =>
  typeof text === 'string' && Object.hasOwn(LOCALES, text);

/**
 * The first language that a browser prefers, as a page or a header has it (`es-ES,es;q=0.9`); the
 * fallback is English.
 */
export function firstLocale(asked: string | undefined): Locale {
  const first = asked?.slice(0, 2).toLowerCase();
  return isLocale(first) ? first : 'en';
}
