import type { Letter } from './create-mail.ts';

const WORDS = {
  en: {
    subject: 'Your account on Verdial',
    text: (name: string, username: string, link: string) =>
      `${name},\n\nyour tasting panel has opened an account for you. Your user name is ${username}. Choose your password here within a week:\n\n${link}\n`,
  },
  es: {
    subject: 'Su cuenta en Verdial',
    text: (name: string, username: string, link: string) =>
      `${name}:\n\nSu panel de cata le ha abierto una cuenta. Su nombre de usuario es ${username}. Elija su contraseña aquí antes de una semana:\n\n${link}\n`,
  },
  fr: {
    subject: 'Votre compte sur Verdial',
    text: (name: string, username: string, link: string) =>
      `${name},\n\nvotre jury de dégustation vous a ouvert un compte. Votre nom d’utilisateur est ${username}. Choisissez votre mot de passe ici dans la semaine :\n\n${link}\n`,
  },
  it: {
    subject: 'Il Suo account su Verdial',
    text: (name: string, username: string, link: string) =>
      `${name},\n\nil Suo panel di assaggio Le ha aperto un account. Il Suo nome utente è ${username}. Scelga la password qui entro una settimana:\n\n${link}\n`,
  },
} as const;

/** The first letter to the owner of an account, in the leader's language if it is of the four, else English. */
export function invitationLetter(parts: {
  readonly to: string;
  readonly name: string;
  readonly username: string;
  readonly link: string;
  readonly acceptLanguage: string;
}): Letter {
  const first = parts.acceptLanguage.slice(0, 2).toLowerCase();
  const language = first === 'es' || first === 'fr' || first === 'it' ? first : 'en';
  const { subject, text } = WORDS[language];
  return { to: parts.to, subject, text: text(parts.name, parts.username, parts.link) };
}
