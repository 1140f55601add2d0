import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '../../domain/refusal.ts';

/** The words of a refusal. A code without words of its own is said in general, with the code for support. */
export function refusalMessage({ code, data }: Pick<Refusal, 'code' | 'data'>): MessageDescriptor {
  const minutes = Number(data['minutes'] ?? 1);
  const seconds = Number(data['seconds'] ?? 0);
  switch (code) {
    case 'unreachable':
      return msg`The server cannot be reached. Check the network and try again.`;
    case 'signed-out':
      return msg`You are signed out. Sign in again; nothing you typed is lost.`;
    case 'credentials-wrong':
      return msg`The user name or the password is not right.`;
    case 'too-many-sign-ins':
      return msg`Too many tries. Wait ${minutes} min and try again, or ask your panel leader for a new password.`;
    case 'access-denied':
      return msg`Access denied`;
    default:
      return seconds > 0
        ? msg`Too many requests. Wait ${seconds} s and try again.`
        : msg`An error occurred while processing your request (${code}).`;
  }
}
