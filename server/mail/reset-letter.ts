import { firstLocale, type Locale } from '../../domain/words/locale.ts';
import type { Letter } from './create-mail.ts';

type Words = { readonly subject: string; readonly text: (name: string, link: string) => string };

/** The type requires a text in every language of the product. */
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'A new password for Verdial',
    text: (name, link) =>
      `${name},\n\nsomebody, most likely you, asked for a new password. Choose it here within one hour:\n\n${link}\n\nIf it was not you, nothing has changed.\n`,
  },
  es: {
    subject: 'Una contraseña nueva para Verdial',
    text: (name, link) =>
      `${name}:\n\nAlguien, probablemente usted, ha pedido una contraseña nueva. Elíjala aquí antes de una hora:\n\n${link}\n\nSi no ha sido usted, nada ha cambiado.\n`,
  },
  fr: {
    subject: 'Un nouveau mot de passe pour Verdial',
    text: (name, link) =>
      `${name},\n\nquelqu’un, sans doute vous, a demandé un nouveau mot de passe. Choisissez-le ici dans l’heure :\n\n${link}\n\nSi ce n’était pas vous, rien n’a changé.\n`,
  },
  it: {
    subject: 'Una nuova password per Verdial',
    text: (name, link) =>
      `${name},\n\nqualcuno, probabilmente Lei, ha chiesto una nuova password. La scelga qui entro un’ora:\n\n${link}\n\nSe non è stato Lei, nulla è cambiato.\n`,
  },
};

/**
 * Builds the password reset mail, in the browser's preferred language of the product's four, with
 * English as the fallback.
 */
export function resetLetter(parts: {
  readonly to: string;
  readonly name: string;
  readonly link: string;
  readonly acceptLanguage: string;
}): Letter {
  const { subject, text } = WORDS[firstLocale(parts.acceptLanguage)];
  return { to: parts.to, subject, text: text(parts.name, parts.link) };
}
