import type { OwnerWords } from './owner-words.ts';

const UNTIL = 'Every sheet signed from now on says so, until you confirm that it was you.';

/** The texts of the notification mails to owners, in English. */
export const en: OwnerWords = {
  subject: 'Your account on Verdial was changed',
  greeting: (name) => `${name},`,
  events: {
    'password-changed': () => 'the password of your account was changed by somebody signed in.',
    'password-reset': () => 'a new password was chosen for your account by a mailed link.',
    'link-handed': (by) =>
      `${by} made a link by which a new password can be chosen for your account, to be handed over to you.`,
    'password-by-link': (by) =>
      `a new password was chosen for your account by the link that ${by} handed over. ${UNTIL}`,
    'password-by-new-address': (by) =>
      `a new password was chosen for your account by a mail to the address that ${by} entered. ${UNTIL}`,
    'address-changed': (by, to) => `${by} changed the mail address of your account to ${to}.`,
    'address-removed': (by) => `${by} took the mail address of your account away.`,
    renamed: (by, name) => `${by} changed the name of your account to ${name}.`,
    disabled: (by) => `${by} disabled your account: it is signed out everywhere.`,
    enabled: (by) => `${by} enabled your account: it can sign in again.`,
    closed: (by) => `${by} closed your account: your user name and your password are gone.`,
    'second-factor-on': () => 'a second step for signing in to your account was set up.',
    'second-factor-off': () => 'a second step for signing in to your account was taken away.',
    'second-factor-cleared': (by) =>
      `${by} cleared the second step for signing in to your account: you are signed out everywhere, and your password alone signs you in until you set up a new one.`,
  },
  whence: (at, from) => `When: ${at}\nNetwork address: ${from}`,
  confirm: (link) =>
    `If it was you, confirm it here:\n\n${link}\n\nIf it was not you, confirm nothing. Choose a new password with “Forgot password” and tell your panel.`,
  otherwise:
    'If you know nothing of it, choose a new password with “Forgot password” on the sign-in page, and ask your panel.',
};
