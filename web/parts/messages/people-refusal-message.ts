import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '../../../domain/refusal.ts';
import { isTasterStatus } from '../../../domain/tasters/taster-status.ts';
import { fileRefusalMessage } from './file-refusal-message.ts';

/** Refusals about accounts, the leader's book, deletions and files; null for any other. */
export function peopleRefusalMessage(
  code: string,
  data: Refusal['data'],
): MessageDescriptor | null {
  const text = (field: string): string => String(data[field] ?? '');
  switch (code) {
    case 'own-account':
      return msg`You cannot disable your own account.`;
    case 'last-leader':
      return msg`The panel would be left without a leader who can sign in.`;
    case 'email-taken':
      return msg`The address ${text('email')} belongs to another account.`;
    case 'taster-has-account':
      return msg`This taster has an account already: ${text('username')}.`;
    case 'account-disabled':
      return msg`The account is disabled. Let it sign in first.`;
    case 'password-wrong':
      return msg`The current password is not right.`;
    case 'token-invalid':
      return msg`The link is no longer good. Ask for another.`;
    case 'password-missing':
      return msg`A new account needs a password.`;
    case 'book-broken':
      return msg`The record of these changes is not as it was written. Nothing is changed; keep a backup and tell your operator.`;
    case 'nothing-changes':
      return msg`Nothing would change.`;
    case 'status-same':
      return sameStatus(text('status'));
    case 'status-day-taken':
      return msg`Another status begins that very day.`;
    case 'status-neighbours-same':
      return msg`Without it the same status would stand twice in a row. Take out the later one first.`;
    case 'results-depend':
      return msg`It cannot be deleted, since sessions depend on it: ${[data['sessions'] ?? []].flat().join(', ')}. Make it not active instead.`;
    default:
      return fileRefusalMessage(code, data);
  }
}

/** The words of product specification, section 4, for each status. */
function sameStatus(status: string): MessageDescriptor {
  switch (isTasterStatus(status) ? status : null) {
    case 'training':
      return msg`The taster is already under the status ‘In training’.`;
    case 'qualified':
      return msg`The taster is already under the status ‘Qualified’.`;
    case 'suspended':
      return msg`The taster is already under the status ‘Suspended’.`;
    case 'retired':
      return msg`The taster is already under the status ‘Retired’.`;
    case null:
      return msg`The taster is already under that status.`;
  }
}
