import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { ConnectionScope } from '../connection-scope.ts';
import { LimitedClient } from './limited-client.ts';
import { withTlsHint } from './tls-refusal.ts';

/**
 * DAT-10: a pool whose statements have `limit` milliseconds each, or as long as they take. Where one connection fell silent,
 * every other that was made before is taken for silent too: they would each have to be waited for in turn. SEC-82: with a
 * scope each connection says what it is for before it is used.
 */
export function limitedPool(
  pool: pg.Pool,
  limit: number | null,
  scope: ConnectionScope | null,
): PostgresPool {
  let silences = 0;
  const madeAfter = new WeakMap<object, number>();
  const scoped = new WeakSet<object>();
  pool.on('connect', (client) => madeAfter.set(client, silences));

  const limited = (client: PostgresPoolClient): PostgresPoolClient =>
    limit === null
      ? client
      : new LimitedClient(client, limit, () => {
          silences += 1;
        });

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      for (;;) {
        const client = await connected(pool);
        if (madeAfter.get(client) !== silences) {
          client.release(true);
          continue;
        }
        const ready = limited(client);
        if (scope === null || scoped.has(client)) return ready;
        try {
          await ready.query(
            `select set_config('role', $1, false), set_config('verdial.service', $2, false)`,
            [scope.role, scope.seal],
          );
        } catch (problem) {
          client.release(true);
          throw problem;
        }
        scoped.add(client);
        return ready;
      }
    },
  };
}

/** DAT-45: a connection, or why there is none, with what to set. */
async function connected(pool: pg.Pool): Promise<PostgresPoolClient> {
  try {
    return await pool.connect();
  } catch (problem) {
    throw withTlsHint(problem);
  }
}
