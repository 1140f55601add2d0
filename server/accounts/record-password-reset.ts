import { appendAudit } from '../audit/append-audit.ts';
import type { TrailScope } from '../audit/trail-scope.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { countDoubts } from './doubts.ts';
import { notifyOwner } from './notify-owner.ts';

/**
 * Writes an audit entry for a password chosen by a reset link, with its origin (ACC-9). It also
 * notifies the owner (ACC-40). Where another person had the link, the notification lets the owner
 * confirm the new password (ACC-121). All of it is in the transaction of the reset (ACC-119).
 */
export async function recordPasswordReset(
  scope: TrailScope,
  { user, token }: { readonly user: string; readonly token: string },
  from: string,
): Promise<void> {
  const { trx } = scope;
  const account = await withAccounts(trx)
    .selectFrom('user')
    .select(['panel', 'name', 'role'])
    .where('id', '=', user)
    .executeTakeFirst();
  if (account === undefined) return;
  const { panel, name, role } = account;
  const at = new Date();
  const doubts = await countDoubts(trx, { panel, account: user, token, at });
  const news = { at, from, by: name };
  if (doubts.length === 0) await notifyOwner(trx, user, { ...news, event: 'password-reset' });
  for (const { id, kind, byName, address } of doubts)
    await notifyOwner(trx, user, {
      ...news,
      event: kind === 'link' ? 'password-by-link' : 'password-by-new-address',
      by: byName,
      doubt: id,
      // Another person who had the link must not receive the link that confirms it.
      to: [address],
    });
  await appendAudit(
    scope,
    {
      panel,
      actor: user,
      name,
      role,
      from,
      command: 'reset-password',
      data: {
        account: user,
        inDoubt: doubts.map(({ kind, byName, madeAt }) => ({
          kind,
          by: byName,
          at: madeAt.toISOString(),
        })),
      },
    },
    at,
  );
}
