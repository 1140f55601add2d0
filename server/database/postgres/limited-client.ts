import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * A database connection with a response timeout of `limit` milliseconds for every statement
 * (DAT-10). After a timeout it rejects all later statements, and calls `onSilence` once. Such a
 * connection is destroyed on release and never used again.
 */
export class LimitedClient implements PostgresPoolClient {
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
