import { firstLocale, type Locale } from '../../domain/words/locale.ts';
import type { Letter } from './create-mail.ts';

type Words = {
  readonly subject: string;
  readonly text: (name: string, by: string) => string;
};

/** The type requires a text in every language of the product. */
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Your second factor on Verdial was cleared',
    text: (name, by) =>
      `${name},\n\n${by} has cleared the second factor of your account: its app, its passkeys and its recovery codes are no longer asked for, and you are signed out everywhere.\n\nSign in with your password and set up a new one. If you did not ask for this, change your password and tell your panel leader at once.\n`,
  },
  es: {
    subject: 'Se ha retirado su segundo factor en Verdial',
    text: (name, by) =>
      `${name}:\n\n${by} ha retirado el segundo factor de su cuenta: ya no se piden su aplicación, sus llaves de acceso ni sus códigos de recuperación, y se han cerrado todas sus sesiones.\n\nEntre con su contraseña y configure uno nuevo. Si no lo ha pedido usted, cambie la contraseña y avise enseguida al jefe de panel.\n`,
  },
  fr: {
    subject: 'Votre second facteur sur Verdial a été retiré',
    text: (name, by) =>
      `${name},\n\n${by} a retiré le second facteur de votre compte : son application, ses clés d’accès et ses codes de secours ne sont plus demandés, et toutes vos sessions sont fermées.\n\nConnectez-vous avec votre mot de passe et configurez-en un nouveau. Si vous ne l’avez pas demandé, changez de mot de passe et prévenez aussitôt le chef de jury.\n`,
  },
  it: {
    subject: 'Il Suo secondo fattore su Verdial è stato rimosso',
    text: (name, by) =>
      `${name},\n\n${by} ha rimosso il secondo fattore del Suo account: l’app, le passkey e i codici di recupero non vengono più richiesti e tutte le Sue sessioni sono chiuse.\n\nAcceda con la password e ne configuri uno nuovo. Se non l’ha chiesto Lei, cambi la password e avvisi subito il capo panel.\n`,
  },
};

/**
 * Builds the mail that notifies the owner of an account that a leader removed their second factor
 * (ACC-63).
 */
export function clearedLetter(parts: {
  readonly to: string;
  readonly name: string;
  readonly by: string;
  readonly acceptLanguage: string;
}): Letter {
  const { subject, text } = WORDS[firstLocale(parts.acceptLanguage)];
  return { to: parts.to, subject, text: text(parts.name, parts.by) };
}
