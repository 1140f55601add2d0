/** The languages of the product, by their own names. */
export const LOCALES = { en: 'English', es: 'Español', fr: 'Français', it: 'Italiano' } as const;

/** One of the four languages. */
export type Locale = keyof typeof LOCALES;

/** Tells a language of the product from any other text. */
export const isLocale = (text: unknown): text is Locale =>
  typeof text === 'string' && Object.hasOwn(LOCALES, text);

/** The language that a browser asks for first, as a page or a header has it (`es-ES,es;q=0.9`); else English. */
export function firstLocale(asked: string | undefined): Locale {
  const first = asked?.slice(0, 2).toLowerCase();
  return isLocale(first) ? first : 'en';
}
