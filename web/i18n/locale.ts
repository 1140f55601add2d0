/** The languages of the interface, by their own names. */
export const LOCALES = { en: 'English', es: 'Español', fr: 'Français', it: 'Italiano' } as const;

/** One of the four languages. */
export type Locale = keyof typeof LOCALES;

/** Tells a language of the interface from any other text. */
export const isLocale = (text: unknown): text is Locale =>
  typeof text === 'string' && Object.hasOwn(LOCALES, text);

/** The language kept on this device, else the browser's first language, else English (product specification, 1). */
export function chooseLocale(kept: string | null, browser: string | undefined): Locale {
  if (isLocale(kept)) return kept;
  const first = browser?.slice(0, 2).toLowerCase();
  return isLocale(first) ? first : 'en';
}

/** The locale dates and numbers are written in: English as in the United States (product specification, 9). */
export const regionOf = (locale: Locale): string =>
  ({ en: 'en-US', es: 'es-ES', fr: 'fr-FR', it: 'it-IT' })[locale];
