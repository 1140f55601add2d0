import { sql, type Transaction } from 'kysely';
import type { AccountRow } from '../../domain/account/account-row.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { shownEmail } from '../database/installation/account-tables.ts';
import { instantText } from '../database/json.ts';
import type { Tables } from '../database/tables.ts';
import { withFactors } from './second-factor/factor-tables.ts';

/**
 * Lists the accounts of a panel in order of name, or only the account `user`. Accounts of other
 * panels are not included.
 */
export async function listAccounts(
  trx: Transaction<Tables>,
  panel: PanelId,
  user?: string,
): Promise<readonly AccountRow[]> {
  let chosen = withFactors(trx)
    .selectFrom('user as u')
    .leftJoin('tasters as t', (join) =>
      // The library stores its ids as uuid, the registers as text.
      join.on(sql<boolean>`t.account = u.id::text`).on('t.panel', '=', panel),
    )
    .select([
      'u.id',
      'u.displayUsername',
      'u.name',
      'u.email',
      'u.role',
      'u.enabled',
      'u.emailVerified',
      'u.twoFactorEnabled',
      't.id as taster',
      't.code',
      sql<string | null>`t.display_name`.as('displayName'),
    ])
    .select((from) =>
      from
        .selectFrom('sign_ins as s')
        .where(sql<boolean>`s.account = u.id::text`)
        .where('s.panel', '=', panel)
        .select((of) => of.fn.max('s.at').as('at'))
        .as('signedIn'),
    )
    .where('u.panel', '=', panel)
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id');
  // Compared as text: `user` comes from a URL and may not be a uuid. Then no account is found.
  if (user !== undefined) chosen = chosen.where(sql<string>`u.id::text`, '=', user);
  const rows = await chosen.execute();
  return rows.map((row) => ({
    user: row.id,
    username: row.displayUsername,
    name: row.name,
    email: shownEmail(row.email),
    role: row.role,
    enabled: row.enabled,
    secondFactor: row.twoFactorEnabled === true,
    chosen: row.emailVerified,
    taster:
      row.taster === null
        ? null
        : { id: row.taster, code: row.code ?? '', name: row.displayName ?? '' },
    lastSignIn: row.signedIn === null ? null : instantText(row.signedIn),
  }));
}
