import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '../../../domain/refusal.ts';
import { peopleRefusalMessage } from './people-refusal-message.ts';

/** The words of a refusal. A code without words of its own is said in general, with the code for support. */
export function refusalMessage({ code, data }: Pick<Refusal, 'code' | 'data'>): MessageDescriptor {
  return (
    accountMessage(code, data) ??
    recordMessage(code, data) ??
    peopleRefusalMessage(code, data) ??
    sessionMessage(code) ??
    rest(code)
  );
}

function accountMessage(code: string, data: Refusal['data']): MessageDescriptor | null {
  const minutes = Number(data['minutes'] ?? Math.ceil(Number(data['seconds'] ?? 60) / 60));
  switch (code) {
    case 'unreachable':
      return msg`The server cannot be reached. Check the network and try again.`;
    case 'signed-out':
      return msg`You are signed out. Sign in again; nothing you typed is lost.`;
    case 'credentials-wrong':
      return msg`The user name or the password is not right.`;
    case 'too-many-sign-ins':
      return msg`Too many tries. Wait ${minutes} min and try again, or ask your panel leader for a new password.`;
    case 'too-many-requests':
      return msg`Too many requests at once. Wait a moment and try again.`;
    case 'unavailable':
      return msg`The server cannot do this just now. Try again in a moment.`;
    case 'access-denied':
    case 'origin-refused':
      return msg`Access denied`;
    case 'setup-done':
    case 'already-set-up':
    case 'setup-not-needed':
      return msg`This installation has its panel already. Sign in.`;
    case 'password-weak':
      return msg`User password not valid`;
    default:
      return null;
  }
}

function recordMessage(code: string, data: Refusal['data']): MessageDescriptor | null {
  const taken = String(data['code'] ?? data['username'] ?? '');
  switch (code) {
    case 'changed-meanwhile':
      return msg`Somebody else saved this record while you were editing it. Nothing was overwritten.`;
    case 'code-taken':
      return msg`The code ${taken} belongs to another record.`;
    case 'username-taken':
      return msg`The user name ${taken} belongs to another account.`;
    case 'not-found':
      return msg`There is no such record.`;
    case 'malformed':
    case 'invalid':
    case 'not-json':
      return msg`The server did not understand what was sent. Check the form.`;
    case 'too-large':
      return msg`What was sent is too large.`;
    default:
      return null;
  }
}

function sessionMessage(code: string): MessageDescriptor | null {
  switch (code) {
    case 'plan-not-ready':
      return msg`The plan is not ready for the tasters: look at what is missing.`;
    case 'session-validated':
      return msg`The session is validated; take the validation back first.`;
    case 'session-not-shown':
      return msg`The session has not been shown to the tasters.`;
    case 'session-not-closed':
      return msg`The session is not closed yet.`;
    case 'day-not-validated':
      return msg`Not every session of the day is validated yet.`;
    case 'reason-missing':
      return msg`A reason is needed.`;
    case 'session-not-validated':
      return msg`The session is not validated.`;
    case 'session-without-results':
      return msg`No sheet has been signed, so there is no result to validate.`;
    case 'criteria-not-met':
      return msg`Invalid validation criteria. Validate sessions?`;
    case 'sheet-incomplete':
      return msg`The sheet has lines without an answer.`;
    case 'sheet-unsigned':
      return msg`The sheet is not signed.`;
    case 'sheet-not-sealed':
      return msg`The sheet is not signed and stored yet.`;
    default:
      return null;
  }
}

const rest = (code: string): MessageDescriptor =>
  code === 'unforeseen' || code === 'failed'
    ? msg`An error occurred while processing your request`
    : msg`An error occurred while processing your request (${code})`;
