import type { I18n } from '@lingui/core';
import type { Locale } from '../../domain/words/locale.ts';
import { loadCatalog } from './load-catalog.ts';

/** The key under which a device keeps its language (product specification, 3). */
export const LOCALE_KEY = 'isoLang';

/** Speaks a language from now on; nothing typed is lost, since nothing is loaded again. */
export async function speak(i18n: I18n, locale: Locale): Promise<void> {
  const messages = await loadCatalog(locale);
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** Speaks a language and keeps it on this device. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  localStorage.setItem(LOCALE_KEY, locale);
  await speak(i18n, locale);
}
