import type { AccountChangeInput } from '../../domain/account/account-input.ts';
import type { AccountRow } from '../../domain/account/account-row.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';

/**
 * Decides whether a leader may change an account, which is one of `all` (ACC-7, ACC-77). Nobody may
 * disable their own account, and the panel must keep one enabled leader.
 */
export function decideAccountChange(
  all: readonly AccountRow[],
  before: AccountRow,
  change: AccountChangeInput,
  by: string,
): Result<null, 'own-account' | 'last-leader'> {
  if (!change.enabled && before.user === by) return refuse('own-account');
  const leaders = all.filter(({ role, enabled }) => role === 'jefespanel' && enabled);
  if (!change.enabled && leaders.length === 1 && leaders.includes(before))
    return refuse('last-leader');
  return accept(null);
}
