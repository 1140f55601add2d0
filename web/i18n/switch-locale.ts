import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from './load-catalog.ts';

/** The key under which a device keeps its language. */
export const LOCALE_KEY = 'isoLang';

/** Speaks a language from now on; nothing typed is lost, since nothing is loaded again. */
export async function speak(i18n: I18n, locale: Locale): Promise<void> {
  activate(i18n, locale, await loadCatalog(locale));
}

/** Learns the words of the desk in the language that is spoken. */
export async function speakDesk(i18n: I18n): Promise<void> {
  if (isLocale(i18n.locale)) i18n.load(i18n.locale, await loadDeskCatalog(i18n.locale));
}

/** Speaks a language and keeps it on this device; the desk's words come with it, wherever the page stands. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  localStorage.setItem(LOCALE_KEY, locale);
  const [words, deskWords] = await Promise.all([loadCatalog(locale), loadDeskCatalog(locale)]);
  activate(i18n, locale, { ...words, ...deskWords });
}

function activate(i18n: I18n, locale: Locale, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages: { ...messages } });
  document.documentElement.lang = locale;
}
