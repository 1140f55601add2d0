import { firstLocale, isLocale, LOCALES, type Locale } from '../../domain/words/locale.ts';

/**
 * Chooses the language: the one stored on this device, else the browser's first, else English
 * (LOC-2).
 */
export const chooseLocale = (kept: string | null, browser: string | undefined): Locale =>
  isLocale(kept) ? kept : firstLocale(browser);

/**
 * The locale in which dates and numbers are formatted; English is that of the United States
 * (LOC-1).
 */
export const regionOf = (locale: Locale): string => LOCALES[locale].region;
