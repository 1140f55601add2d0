import { randomBytes } from 'node:crypto';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Database } from '../database.ts';

/**
 * Returns the encryption key of an account's devices for their local copies, in base64 (SYN-10). It
 * is created at the first request and never changes. Unsent data of a device is decrypted with it
 * at the next sign-in (SYN-11).
 */
export const deviceKeyOf = (
  database: Database,
  { panel, user }: Pick<Actor, 'panel' | 'user'>,
): Promise<string> =>
  database.inPanel(panel, async ({ trx }) => {
    const find = () =>
      trx
        .selectFrom('deviceKeys')
        .select('key')
        .where('panel', '=', panel)
        .where('account', '=', user);
    const known = await find().executeTakeFirst();
    if (known !== undefined) return known.key;
    await trx
      .insertInto('deviceKeys')
      .values({ panel, account: user, key: randomBytes(32).toString('base64') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // A concurrent request may have inserted its key first.
    return (await find().executeTakeFirstOrThrow()).key;
  });
