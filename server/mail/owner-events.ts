import type { LetterI18n } from './letter-i18n.ts';

/** The events of which the owner of an account is notified. */
export const OWNER_EVENTS = [
  'password-changed',
  'password-reset',
  'link-handed',
  'password-by-link',
  'password-by-new-address',
  'address-changed',
  'address-removed',
  'renamed',
  'disabled',
  'enabled',
  'closed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-cleared',
] as const;

/** An event of which the owner of an account is notified. */
export type OwnerEvent = (typeof OWNER_EVENTS)[number];

/**
 * The sentence about an event. `by` is the person who made the change, `value` the new name or
 * address.
 */
export function ownerEventText(
  i18n: LetterI18n,
  event: OwnerEvent,
  { by, value }: { readonly by: string; readonly value: string },
): string {
  switch (event) {
    case 'password-changed':
      return i18n._('the password of your account was changed by somebody signed in.');
    case 'password-reset':
      return i18n._('a new password was chosen for your account by a mailed link.');
    case 'link-handed':
      return i18n._(
        '{by} made a link by which a new password can be chosen for your account, to be handed over to you.',
        { by },
      );
    case 'password-by-link':
      return i18n._(
        'a new password was chosen for your account by the link that {by} handed over. ' +
          'Every sheet signed from now on says so, until you confirm that it was you.',
        { by },
      );
    case 'password-by-new-address':
      return i18n._(
        'a new password was chosen for your account by a mail to the address that {by} entered. ' +
          'Every sheet signed from now on says so, until you confirm that it was you.',
        { by },
      );
    case 'address-changed':
      return i18n._('{by} changed the mail address of your account to {value}.', { by, value });
    case 'address-removed':
      return i18n._('{by} took the mail address of your account away.', { by });
    case 'renamed':
      return i18n._('{by} changed the name of your account to {value}.', { by, value });
    case 'disabled':
      return i18n._('{by} disabled your account: it is signed out everywhere.', { by });
    case 'enabled':
      return i18n._('{by} enabled your account: it can sign in again.', { by });
    case 'closed':
      return i18n._('{by} closed your account: your user name and your password are gone.', { by });
    case 'second-factor-on':
      return i18n._('a second step for signing in to your account was set up.');
    case 'second-factor-off':
      return i18n._('a second step for signing in to your account was taken away.');
    case 'second-factor-cleared':
      return i18n._(
        '{by} cleared the second step for signing in to your account: you are signed out everywhere, ' +
          'and your password alone signs you in until you set up a new one.',
        { by },
      );
  }
}
