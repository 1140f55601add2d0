import { AsyncLocalStorage } from 'node:async_hooks';
import type { DBAdapter } from 'better-auth';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** A step that belongs into the transaction of a change: its mail and its audit entry (ACC-119). */
export type JoinedStep = (trx: Transaction<Tables>) => Promise<void>;

type Open = { readonly trx: Transaction<Tables>; readonly adapter: DBAdapter };

/**
 * Creates the database adapter of the account library, which shares transactions with this server
 * (ACC-119). Inside a transaction every call of the library uses its connection. The embedded
 * engine has one connection, so any other call would wait for ever.
 */
export async function createLibraryAdapter(
  database: Pick<Database, 'db' | 'asInstallation'>,
  adapterOn: (db: Kysely<Tables>) => Promise<DBAdapter>,
) {
  const plain = await adapterOn(database.db);
  const open = new AsyncLocalStorage<Open>();
  const steps = new AsyncLocalStorage<JoinedStep>();
  const here = (): DBAdapter => open.getStore()?.adapter ?? plain;

  /** Runs calls of the library in a transaction of the caller. */
  async function within<Value>(
    trx: Transaction<Tables>,
    work: () => Promise<Value>,
  ): Promise<Value> {
    return open.run({ trx, adapter: await adapterOn(trx) }, work);
  }

  const adapter: DBAdapter = {
    ...plain,
    create: <Data extends Record<string, unknown>, Row = Data>(
      asked: Parameters<typeof plain.create<Data, Row>>[0],
    ) => here().create<Data, Row>(asked),
    findOne: <Row>(asked: Parameters<typeof plain.findOne>[0]) => here().findOne<Row>(asked),
    findMany: <Row>(asked: Parameters<typeof plain.findMany>[0]) => here().findMany<Row>(asked),
    count: (asked) => here().count(asked),
    update: <Row>(asked: Parameters<typeof plain.update>[0]) => here().update<Row>(asked),
    updateMany: (asked) => here().updateMany(asked),
    delete: (asked) => here().delete(asked),
    deleteMany: (asked) => here().deleteMany(asked),
    consumeOne: <Row>(asked: Parameters<typeof plain.consumeOne>[0]) =>
      here().consumeOne<Row>(asked),
    incrementOne: <Row>(asked: Parameters<typeof plain.incrementOne>[0]) =>
      here().incrementOne<Row>(asked),
    transaction(work) {
      if (open.getStore() !== undefined) return work(here());
      const step = steps.getStore();
      return database.asInstallation((trx) =>
        within(trx, async () => {
          const value = await work(here());
          await step?.(trx);
          return value;
        }),
      );
    },
  };

  return {
    adapter,
    within,
    /** The connection of the transaction in which the library works, or the one outside of any. */
    connection: (): Kysely<Tables> => open.getStore()?.trx ?? database.db,
    /**
     * Runs a call of the library that makes a transaction of its own, and a step at the end of that
     * transaction. Throws where the library made none, since the step would be lost.
     */
    async joining<Value>(step: JoinedStep, work: () => Promise<Value>): Promise<Value> {
      let isJoined = false;
      const value = await steps.run(async (trx) => {
        await step(trx);
        isJoined = true;
      }, work);
      if (!isJoined) throw new Error('the account library made no transaction to join');
      return value;
    },
  };
}
