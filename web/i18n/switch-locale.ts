import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from './load-catalog.ts';

/** The key under which a device keeps its language. */
export const LOCALE_KEY = 'isoLang';

/** Speaks a language from now on; nothing typed is lost, since nothing is loaded again. */
export async function speak(i18n: I18n, locale: Locale): Promise<void> {
  activate(i18n, locale, await loadCatalog(locale));
}

/** Stands among the words of a page that has learnt those of the desk, and is shown nowhere. */
const OF_DESK = '(desk)';

/** Learns the words of the desk in the language that is spoken. */
export async function speakDesk(i18n: I18n): Promise<void> {
  if (isLocale(i18n.locale)) i18n.load(i18n.locale, await deskWords(i18n.locale));
}

/** LOC-3: speaks a language and keeps it on this device; a page that has learnt the desk's words learns them in this one too, and no other. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  localStorage.setItem(LOCALE_KEY, locale);
  const [words, more] = await Promise.all([
    loadCatalog(locale),
    OF_DESK in i18n.messages ? deskWords(locale) : {},
  ]);
  activate(i18n, locale, { ...words, ...more });
}

const deskWords = async (locale: Locale): Promise<Messages> => ({
  ...(await loadDeskCatalog(locale)),
  [OF_DESK]: '',
});

function activate(i18n: I18n, locale: Locale, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages: { ...messages } });
  document.documentElement.lang = locale;
}
