import { firstLocale, isLocale, type Locale } from '../../domain/words/locale.ts';

/** The language kept on this device, else the browser's first language, else English (LOC-2). */
export const chooseLocale = (kept: string | null, browser: string | undefined): Locale =>
  isLocale(kept) ? kept : firstLocale(browser);

/** The locale dates and numbers are written in: English as in the United States (LOC-1). */
export const regionOf = (locale: Locale): string =>
  ({ en: 'en-US', es: 'es-ES', fr: 'fr-FR', it: 'it-IT' })[locale];
