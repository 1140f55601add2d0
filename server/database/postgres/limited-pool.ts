import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { ConnectionUse } from '../connection-scope.ts';
import { LimitedClient } from './limited-client.ts';
import { withTlsHint } from './tls-refusal.ts';

/**
 * DAT-10: a pool whose statements have `limit` milliseconds each, or as long as they take. Where one connection fell silent,
 * every other that was made before is taken for silent too: they would each have to be waited for in turn. SEC-82: with a
 * scope each connection says what it is for before it is used. SEC-83: one that forgets is clean before another takes it.
 */
export function limitedPool(
  pool: pg.Pool,
  limit: number | null,
  use: ConnectionUse | null,
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
        if (use === 'forgets') return forgetful(ready);
        if (use === null || scoped.has(client)) return ready;
        try {
          await ready.query(
            `select set_config('role', $1, false), set_config('verdial.service', $2, false)`,
            [use.role, use.seal],
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

/** What `discard all` does, but for the plans of the functions of the walls: to make them anew costs as much as a request. */
const FORGET =
  'reset all; reset role; deallocate all; close all; unlisten *; select pg_advisory_unlock_all(); discard temp';

/**
 * SEC-83: a connection that is given back without anything a statement left on it: settings, passing tables, locks. Nobody waits for
 * it but who takes the connection next; one that cannot forget is thrown away.
 */
function forgetful(client: PostgresPoolClient): PostgresPoolClient {
  return {
    query: client.query.bind(client),
    release(destroy = false) {
      if (destroy) return client.release(true);
      client.query(FORGET, []).then(
        () => client.release(),
        () => client.release(true),
      );
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
