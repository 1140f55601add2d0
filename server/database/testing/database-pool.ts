import { databaseOn } from '../create-database.ts';
import type { Database } from '../database.ts';
import { createEngineKeeper, type EngineKeeper } from '../pglite/engine-keeper.ts';
import { isUnfitAfter } from '../pglite/fitness.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { type Baseline, emptyEngine, readBaseline } from './empty-engine.ts';

/**
 * A named fixture of a pooled database, beyond the product's tables. `prepare` runs once for each
 * engine.
 */
export type Prepared = {
  readonly name: string;
  readonly prepare: (database: Database) => Promise<unknown>;
};

/** The fixture with the product's tables and nothing else. */
const TABLES_ALONE: Prepared = { name: 'tables alone', prepare: async () => undefined };

/** The maximum number of idle engines in the pool. Each uses about 200 MiB. */
const MOST_IDLE = 3;

/** A pooled engine with the name of its fixture, and the baseline to which it is reset. */
type Pooled = { readonly name: string; readonly engine: EngineKeeper; readonly baseline: Baseline };

/** A pool of embedded databases, which are emptied and reused. */
export type DatabasePool = ReturnType<typeof createDatabasePool>;

/**
 * Creates a pool of embedded databases in memory, each opened from `tables`, a dump of the
 * product's tables. A database that is closed is emptied and reused. One whose schema, roles or
 * settings have changed is discarded.
 */
export function createDatabasePool(tables: Uint8Array) {
  /** The idle engines, the longest idle first. */
  const idle: Pooled[] = [];
  const discarded: string[] = [];

  async function open(prepared: Prepared): Promise<Pooled> {
    const engine = await createEngineKeeper({ folder: null, from: tables }, () => null);
    const first = await databaseOn(await openEmbedded({ keeper: lease(engine) }), { memory: true });
    await prepared.prepare(first);
    await first.close();
    const { name } = prepared;
    return { name, engine, baseline: await readBaseline(await engine.open()) };
  }

  async function giveBack(pooled: Pooled, isUnfit: boolean): Promise<void> {
    const why = isUnfit ? 'the engine is unfit' : await whyDiscarded(pooled);
    if (why !== null) {
      discarded.push(why);
      return pooled.engine.close();
    }
    idle.push(pooled);
    if (idle.length > MOST_IDLE) await idle.shift()?.engine.close();
  }

  function takeIdle(name: string): Pooled | undefined {
    const at = idle.findLastIndex((one) => one.name === name);
    return at < 0 ? undefined : idle.splice(at, 1)[0];
  }

  return {
    /** Takes an empty database from the pool. Closing it returns it to the pool. */
    async take(prepared: Prepared = TABLES_ALONE): Promise<Database> {
      const pooled = takeIdle(prepared.name) ?? (await open(prepared));
      const leased = lease(pooled.engine, (isUnfit) => giveBack(pooled, isUnfit));
      return databaseOn(await openEmbedded({ keeper: leased }), { memory: true });
    },
    /** The reasons why databases were discarded, in order. */
    discarded: (): readonly string[] => discarded,
    /** Closes the idle databases. */
    async close(): Promise<void> {
      await Promise.all(idle.splice(0).map(({ engine }) => engine.close()));
    },
  };
}

/** Returns why a database cannot be reused, or null after it was emptied. */
async function whyDiscarded({ engine, baseline }: Pooled): Promise<string | null> {
  try {
    return await emptyEngine(await engine.open(), baseline);
  } catch (problem) {
    return String(problem);
  }
}

/**
 * Leases an engine to one user. After that user closed it, statements are rejected and never reach
 * the next user. `onClose` gets whether a statement left the engine unusable.
 */
function lease(
  engine: EngineKeeper,
  onClose: (isUnfit: boolean) => Promise<void> = async () => undefined,
): EngineKeeper {
  let isClosed = false;
  let isUnfit = false;
  const refuseClosed = (): void => {
    if (isClosed) throw new Error('the database is closed');
  };
  return {
    async open() {
      refuseClosed();
      return engine.open();
    },
    async ask(thread, sql, parameters) {
      refuseClosed();
      try {
        return await engine.ask(thread, sql, parameters);
      } catch (problem) {
        isUnfit ||= thread.isOver() || isUnfitAfter(problem);
        throw problem;
      }
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await onClose(isUnfit);
    },
  };
}
