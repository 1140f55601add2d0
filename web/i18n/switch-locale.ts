import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from './load-catalog.ts';

/** The `localStorage` key of the language of this device. */
export const LOCALE_KEY = 'isoLang';

/** Loads and activates a language without reloading the page, so that nothing typed is lost. */
export async function speak(i18n: I18n, locale: Locale): Promise<void> {
  activate(i18n, locale, await loadCatalog(locale));
}

/** Marks a catalogue that contains the messages of the desk; no screen shows it. */
const OF_DESK = '(desk)';

/** Adds the messages of the desk to the current language. */
export async function speakDesk(i18n: I18n): Promise<void> {
  if (isLocale(i18n.locale)) i18n.load(i18n.locale, await deskWords(i18n.locale));
}

/**
 * Switches to a language and stores it on this device (LOC-3). It loads the messages of the desk
 * too if the page has them, and no further language.
 */
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
