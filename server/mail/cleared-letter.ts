import { firstLocale } from '../../domain/words/locale.ts';
import type { Letter } from './create-mail.ts';
import { letterI18n } from './letter-i18n.ts';

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
  const { to, name, by } = parts;
  const i18n = letterI18n(firstLocale(parts.acceptLanguage));
  return {
    to,
    subject: i18n._('Your second factor on Verdial was cleared'),
    text: i18n._(
      '{name},\n\n{by} has cleared the second factor of your account: its app, its passkeys and its ' +
        'recovery codes are no longer asked for, and you are signed out everywhere.\n\n' +
        'Sign in with your password and set up a new one. If you did not ask for this, change your ' +
        'password and tell your panel leader at once.\n',
      { name, by },
    ),
  };
}
