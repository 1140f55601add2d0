import { randomBytes } from 'node:crypto';
import type { Actor } from '../../domain/rights/actor.ts';
import type { Database } from './database.ts';

/**
 * SYN-10: the key by which the devices of an account seal what they keep, in base64; made when it is first asked for, and
 * never another: what a device held back is read with it at the next sign-in (SYN-11).
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
    // Who asked at the same time may have been first.
    return (await find().executeTakeFirstOrThrow()).key;
  });
