import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { LimitedClient } from './limited-client.ts';

/**
 * DAT-10: a pool whose statements have `limit` milliseconds each. Where one connection fell silent, every other that
 * was made before is taken for silent too: they would each have to be waited for in turn.
 */
export function limitedPool(pool: pg.Pool, limit: number): PostgresPool {
  let silences = 0;
  const madeAfter = new WeakMap<object, number>();
  pool.on('connect', (client) => madeAfter.set(client, silences));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      for (;;) {
        const client: PostgresPoolClient = await pool.connect();
        if (madeAfter.get(client) === silences)
          return new LimitedClient(client, limit, () => {
            silences += 1;
          });
        client.release(true);
      }
    },
  };
}
