import type { Messages } from '@lingui/core';
import type { Locale } from '../../domain/words/locale.ts';

/** Loads the messages of one language; each is a chunk of its own, so that a page carries one. */
export async function loadCatalog(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('../locales/en.po')).messages;
    case 'es':
      return (await import('../locales/es.po')).messages;
    case 'fr':
      return (await import('../locales/fr.po')).messages;
    case 'it':
      return (await import('../locales/it.po')).messages;
  }
}
