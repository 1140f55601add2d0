import { firstLocale } from '../../domain/words/locale.ts';
import type { Letter } from './create-mail.ts';
import { letterI18n } from './letter-i18n.ts';

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
  const { to, name, username, link } = parts;
  const i18n = letterI18n(firstLocale(parts.acceptLanguage));
  return {
    to,
    subject: i18n._('Your account on Verdial'),
    text: i18n._(
      '{name},\n\nyour tasting panel has opened an account for you. Your user name is {username}. ' +
        'Choose your password here within a week:\n\n{link}\n',
      { name, username, link },
    ),
  };
}
