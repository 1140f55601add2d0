import { firstLocale } from '../../domain/words/locale.ts';
import type { Letter } from './create-mail.ts';
import { letterI18n } from './letter-i18n.ts';

/**
 * Builds the password reset mail, in the browser's preferred language of the product, with English
 * as the fallback.
 */
export function resetLetter(parts: {
  readonly to: string;
  readonly name: string;
  readonly link: string;
  readonly acceptLanguage: string;
}): Letter {
  const { to, name, link } = parts;
  const i18n = letterI18n(firstLocale(parts.acceptLanguage));
  return {
    to,
    subject: i18n._('A new password for Verdial'),
    text: i18n._(
      '{name},\n\nsomebody, most likely you, asked for a new password. Choose it here within one ' +
        'hour:\n\n{link}\n\nIf it was not you, nothing has changed.\n',
      { name, link },
    ),
  };
}
