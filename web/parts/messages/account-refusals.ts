import { msg } from '@lingui/core/macro';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';

/** Refusals about who asks, about accounts and about whether anybody answers. */
export const accountRefusals = {
  unreachable: () => msg`The server cannot be reached. Check the network and try again.`,
  unavailable: () => msg`The server cannot do this just now. Try again in a moment.`,
  'answer-unreadable': () => msg`The server’s answer could not be read. Load the page anew.`,
  'answer-unknown': ({ status: code }) =>
    msg`An error occurred while processing your request (${code})`,
  failed: () => msg`An error occurred while processing your request`,
  unforeseen: () => msg`An error occurred while processing your request`,
  'signed-out': () => msg`You are signed out. Sign in again; nothing you typed is lost.`,
  'access-denied': () => msg`Access denied`,
  'origin-refused': () => msg`Access denied`,
  'too-many-requests': () => msg`Too many requests at once. Wait a moment and try again.`,
  'credentials-wrong': () => msg`The user name or the password is not right.`,
  'too-many-sign-ins': ({ seconds }) => tooMany(Math.ceil(seconds / 60)),
  'password-wrong': () => msg`The current password is not right.`,
  'password-weak': () => msg`User password not valid`,
  'token-invalid': () => msg`The link is no longer good. Ask for another.`,
  'account-disabled': () => msg`The account is disabled. Let it sign in first.`,
  'own-account': () => msg`You cannot disable your own account.`,
  'last-leader': () => msg`The panel would be left without a leader who can sign in.`,
  'username-taken': ({ username: taken }) =>
    msg`The user name ${taken} belongs to another account.`,
  'email-taken': ({ email }) => msg`The address ${email} belongs to another account.`,
  'taster-has-account': ({ username }) => msg`This taster has an account already: ${username}.`,
  'already-set-up': () => msg`This installation has its panel already. Sign in.`,
  'setup-under-way': () =>
    msg`Somebody is setting this installation up just now. Wait a moment and load the page anew.`,
} satisfies Partial<RefusalWords<SpokenCode>>;

const tooMany = (minutes: number) =>
  msg`Too many tries. Wait ${minutes} min and try again, or ask your panel leader for a new password.`;
