import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { ConnectionUse } from '../read-access.ts';
import { withTlsHint } from './tls-refusal.ts';

/**
 * Wraps a connection pool with a response timeout of `limit` milliseconds for each statement, or
 * none (DAT-10).
 *
 * After one timeout the pool replaces every older connection too. Otherwise each of them would have
 * to time out in turn.
 *
 * With a scope, each connection sets its role and seal before its first use (SEC-82). A connection
 * with `forgets` is reset before another caller gets it (SEC-83).
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

/**
 * Resets a connection like `discard all`, but keeps the plans of the RLS functions. Planning them
 * again costs as much as a request.
 */
const FORGET =
  'reset all; reset role; deallocate all; close all; unlisten *; select pg_advisory_unlock_all(); discard temp';

/**
 * Wraps a connection that is reset when it is released (SEC-83). The reset removes settings,
 * temporary tables and locks that a statement left behind. Only the next user of the connection
 * waits for it. A connection whose reset fails is destroyed.
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

/** Takes a connection from the pool. An error about TLS names the setting to change (DAT-45). */
async function connected(pool: pg.Pool): Promise<PostgresPoolClient> {
  try {
    return await pool.connect();
  } catch (problem) {
    throw withTlsHint(problem);
  }
}

/**
 * A database connection with a response timeout of `limit` milliseconds for every statement
 * (DAT-10). After a timeout it rejects all later statements, and calls `onSilence` once. Such a
 * connection is destroyed on release and never used again.
 */
class LimitedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #limit: number;
  readonly #onSilence: () => void;
  #silent: Error | null = null;

  constructor(client: PostgresPoolClient, limit: number, onSilence: () => void) {
    this.#client = client;
    this.#limit = limit;
    this.#onSilence = onSilence;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(
    asked: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<unknown>> | PostgresCursor<unknown> {
    if (typeof asked !== 'string') throw new Error('the database gives whole results only');
    if (this.#silent !== null) return Promise.reject(this.#silent);
    return new Promise<PostgresQueryResult<unknown>>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#silent = new Error(`the database gave no answer within ${this.#limit} ms`);
        this.#onSilence();
        reject(this.#silent);
      }, this.#limit);
      this.#client
        .query<unknown>(asked, parameters)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#silent !== null);
  }
}
