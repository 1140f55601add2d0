import { firstLocale, type Locale } from '../../domain/words/locale.ts';
import type { Letter } from './create-mail.ts';

type Words = {
  readonly subject: string;
  readonly text: (name: string, username: string, link: string) => string;
};

/** The type requires a text in every language of the product. */
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Your account on Verdial',
    text: (name, username, link) =>
      `${name},\n\nyour tasting panel has opened an account for you. Your user name is ${username}. Choose your password here within a week:\n\n${link}\n`,
  },
  es: {
    subject: 'Su cuenta en Verdial',
    text: (name, username, link) =>
      `${name}:\n\nSu panel de cata le ha abierto una cuenta. Su nombre de usuario es ${username}. Elija su contraseña aquí antes de una semana:\n\n${link}\n`,
  },
  fr: {
    subject: 'Votre compte sur Verdial',
    text: (name, username, link) =>
      `${name},\n\nvotre jury de dégustation vous a ouvert un compte. Votre nom d’utilisateur est ${username}. Choisissez votre mot de passe ici dans la semaine :\n\n${link}\n`,
  },
  it: {
    subject: 'Il Suo account su Verdial',
    text: (name, username, link) =>
      `${name},\n\nil Suo panel di assaggio Le ha aperto un account. Il Suo nome utente è ${username}. Scelga la password qui entro una settimana:\n\n${link}\n`,
  },
};

/**
 * Builds the invitation mail to the owner of a new account, in the leader's language, with English
 * as the fallback.
 */
export function invitationLetter(parts: {
  readonly to: string;
  readonly name: string;
  readonly username: string;
  readonly link: string;
  readonly acceptLanguage: string;
}): Letter {
  const { subject, text } = WORDS[firstLocale(parts.acceptLanguage)];
  return { to: parts.to, subject, text: text(parts.name, parts.username, parts.link) };
}
