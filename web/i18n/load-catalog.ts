import type { Messages } from '@lingui/core';
import type { Locale } from '../../domain/words/locale.ts';

type Load = () => Promise<{ readonly messages: Messages }>;

// Each catalogue is a chunk of its own, so that a page loads only its language (lazy loading).
const EVERYWHERE = import.meta.glob<{ readonly messages: Messages }>(
  '../../locales/*/everywhere.po',
);
const DESK = import.meta.glob<{ readonly messages: Messages }>('../../locales/*/desk.po');

/** Loads the messages that every screen may show in one language. */
export const loadCatalog = (locale: Locale): Promise<Messages> =>
  load(EVERYWHERE[`../../locales/${locale}/everywhere.po`]);

/** Loads the messages of the desk in one language. */
export const loadDeskCatalog = (locale: Locale): Promise<Messages> =>
  load(DESK[`../../locales/${locale}/desk.po`]);

async function load(catalogue: Load | undefined): Promise<Messages> {
  if (catalogue === undefined) throw new Error('a language of the list has no catalogue');
  return (await catalogue()).messages;
}
