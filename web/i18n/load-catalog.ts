import type { Messages } from '@lingui/core';
import type { Locale } from '../../domain/words/locale.ts';

/**
 * Loads the messages that every screen may show in one language (lazy loading). Each language is a
 * chunk of its own, so that a page loads only one.
 */
export async function loadCatalog(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('../locales/en/everywhere.po')).messages;
    case 'es':
      return (await import('../locales/es/everywhere.po')).messages;
    case 'fr':
      return (await import('../locales/fr/everywhere.po')).messages;
    case 'it':
      return (await import('../locales/it/everywhere.po')).messages;
  }
}

/** Loads the messages of the desk in one language (lazy loading). */
export async function loadDeskCatalog(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return (await import('../locales/en/desk.po')).messages;
    case 'es':
      return (await import('../locales/es/desk.po')).messages;
    case 'fr':
      return (await import('../locales/fr/desk.po')).messages;
    case 'it':
      return (await import('../locales/it/desk.po')).messages;
  }
}
