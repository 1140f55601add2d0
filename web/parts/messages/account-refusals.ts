import { msg } from '@lingui/core/macro';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';

/**
 * Messages of the refusals about sign-in, accounts, rate limits and the connection to the server.
 */
export const accountRefusals = {
  unreachable: () => msg`The server cannot be reached. Check the network and try again.`,
  unavailable: ({ reason }) =>
    reason === 'disk-full'
      ? msg`The server’s disk is full, so this was not done. It passes by itself once there is room: tell whoever runs the server, then try again.`
      : msg`The server cannot do this just now. Try again in a moment.`,
  'answer-unreadable': () => msg`The server’s answer could not be read. Reload the page.`,
  'answer-unknown': ({ status: code }) =>
    msg`An error occurred while processing your request (${code})`,
  failed: () => msg`An error occurred while processing your request`,
  unforeseen: () => msg`An error occurred while processing your request`,
  'signed-out': () => msg`You are signed out. Sign in again; nothing you typed is lost.`,
  'access-denied': () =>
    msg`Access denied: your role does not include this. Ask a panel leader of your panel for it.`,
  'origin-refused': () => msg`Access denied`,
  'too-many-requests': () => msg`Too many requests at once. Wait a moment and try again.`,
  'credentials-wrong': () => msg`The user name or the password is incorrect.`,
  'second-step-asked': () => msg`A second proof is required: a code or a passkey.`,
  'second-step-wrong': () =>
    msg`The code is incorrect or was used before. Wait for the next one and try again.`,
  'second-factor-needed': () =>
    msg`Your panel requires a second factor. Set one up before you go on.`,
  'second-factor-there': () => msg`An authenticator app is set up already. Remove it first.`,
  'second-factor-missing': () => msg`There is no such second factor any more.`,
  'passkey-refused': () => msg`The passkey was not accepted. Try again, or sign in another way.`,
  'passkeys-not-here': () =>
    msg`Passkeys work only over https or on localhost, at the panel’s own address.`,
  'reauthentication-needed': () => msg`Confirm that it is you, then try again.`,
  'proof-wrong': () => msg`That was incorrect. Try again.`,
  'too-many-sign-ins': ({ seconds }) => tooMany(Math.ceil(seconds / 60)),
  'password-wrong': () => msg`The current password is incorrect.`,
  'password-weak': () => msg`User password not valid`,
  'password-common': () =>
    msg`This password is one of those that everybody tries first. Choose another.`,
  'password-own-word': ({ word }) =>
    msg`This password is little more than “${word}”, which others would try. Choose another.`,
  'token-invalid': () => msg`The link has expired or has been used. Ask for a new one.`,
  'account-disabled': () => msg`The account is disabled. Enable sign-in for it first.`,
  'own-account': () => msg`You cannot disable your own account.`,
  'last-leader': () => msg`The panel would be left without a panel leader who can sign in.`,
  'username-taken': ({ username: taken }) =>
    msg`The user name ${taken} belongs to another account.`,
  'taster-has-account': ({ username }) => msg`This taster has an account already: ${username}.`,
  'already-set-up': () => msg`This installation already has a panel. Sign in.`,
  'setup-under-way': () =>
    msg`Somebody is setting this installation up just now. Wait a moment and reload the page.`,
} satisfies Partial<RefusalWords<SpokenCode>>;

const tooMany = (minutes: number) =>
  msg`Too many attempts. Wait ${minutes} min and try again, or ask your panel leader for a new password.`;
