import { msg } from '@lingui/core/macro';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';

/**
 * Messages of the refusals about sign-in, accounts, rate limits and the connection to the server.
 */
export const accountRefusals = {
  unreachable: () => msg`No connection to the server. Check the network.`,
  unavailable: ({ reason }) =>
    reason === 'disk-full'
      ? msg`Not done: the server’s disk is full. Tell its administrator.`
      : msg`Server busy. Try again in a moment.`,
  'answer-unreadable': () => msg`Unreadable answer from the server. Reload the page.`,
  'answer-unknown': ({ status: code }) =>
    msg`An error occurred while processing your request (${code})`,
  failed: () => msg`An error occurred while processing your request`,
  unforeseen: () => msg`An error occurred while processing your request`,
  'signed-out': () => msg`Sign in again; nothing you typed is lost.`,
  'access-denied': () => msg`Access denied: your role does not include this. Ask a panel leader.`,
  'origin-refused': () => msg`Access denied`,
  'too-many-requests': () => msg`Too many requests. Try again in a moment.`,
  'credentials-wrong': () => msg`The user name or the password is incorrect.`,
  'second-step-asked': () => msg`Enter a code or use a passkey.`,
  'second-step-wrong': () => msg`Wrong or used code. Wait for the next.`,
  'second-factor-needed': () => msg`Set up a second factor first: your panel requires it.`,
  'second-factor-there': () => msg`Remove the present authenticator app first.`,
  'second-factor-missing': () => msg`There is no such second factor any more.`,
  'passkey-refused': () => msg`Passkey not accepted. Try again or another way.`,
  'passkeys-not-here': () => msg`Passkeys need https or localhost at the panel’s address.`,
  'reauthentication-needed': () => msg`Confirm that it is you, then try again.`,
  'proof-wrong': () => msg`That was incorrect. Try again.`,
  'too-many-sign-ins': ({ seconds }) => tooMany(Math.ceil(seconds / 60)),
  'password-wrong': () => msg`The current password is incorrect.`,
  'password-weak': () => msg`User password not valid`,
  'password-common': () => msg`Too easy to guess. Choose another.`,
  'password-own-word': ({ word }) => msg`Too close to “${word}”. Choose another.`,
  'token-invalid': () => msg`Link no longer valid. Ask for another.`,
  'account-disabled': () => msg`Enable sign-in for this account first.`,
  'own-account': () => msg`You cannot disable your own account.`,
  'last-leader': () => msg`No panel leader could sign in any more.`,
  'username-taken': ({ username: taken }) =>
    msg`The user name ${taken} belongs to another account.`,
  'taster-has-account': ({ username }) => msg`This taster has an account already: ${username}.`,
  'already-set-up': () => msg`This installation already has a panel. Sign in.`,
  'setup-under-way': () => msg`Somebody else is setting it up. Reload in a moment.`,
} satisfies Partial<RefusalWords<SpokenCode>>;

const tooMany = (minutes: number) =>
  msg`Too many attempts. Wait ${minutes} min, or ask your leader for a new password.`;
