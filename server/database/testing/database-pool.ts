import { databaseOn } from '../create-database.ts';
import type { Database } from '../database.ts';
import { createEngineKeeper, type EngineKeeper } from '../pglite/engine-keeper.ts';
import { isUnfitAfter } from '../pglite/fitness.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { type Baseline, emptyEngine, readBaseline } from './empty-engine.ts';

/** What a pooled database has beyond the product's tables, by its name; `prepare` is done once for each engine. */
export type Prepared = {
  readonly name: string;
  readonly prepare: (database: Database) => Promise<unknown>;
};

/** The product's tables and nothing else. */
const TABLES_ALONE: Prepared = { name: 'tables alone', prepare: async () => undefined };

/** An engine takes about 200 MiB: one that waits behind so many is closed. */
const MOST_IDLE = 3;

/** An engine with the name of what was prepared in it, and the state that it is brought back to. */
type Pooled = { readonly name: string; readonly engine: EngineKeeper; readonly baseline: Baseline };

/** Embedded databases that are emptied and handed on. */
export type DatabasePool = ReturnType<typeof createDatabasePool>;

/**
 * Builds a pool of embedded databases in memory, each opened from `tables`, a dump of the product's tables. A database that is closed is
 * emptied and handed on to who asks next; one whose schema, roles or settings are not as they were is thrown away.
 */
export function createDatabasePool(tables: Uint8Array) {
  /** The one that waits longest first. */
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
    /** An empty database; closing it gives it back. */
    async take(prepared: Prepared = TABLES_ALONE): Promise<Database> {
      const pooled = takeIdle(prepared.name) ?? (await open(prepared));
      const leased = lease(pooled.engine, (isUnfit) => giveBack(pooled, isUnfit));
      return databaseOn(await openEmbedded({ keeper: leased }), { memory: true });
    },
    /** Why databases were thrown away, in that order. */
    discarded: (): readonly string[] => discarded,
    /** Closes the databases that wait. */
    async close(): Promise<void> {
      await Promise.all(idle.splice(0).map(({ engine }) => engine.close()));
    },
  };
}

/** Why a database cannot be handed on; null where it was emptied. */
async function whyDiscarded({ engine, baseline }: Pooled): Promise<string | null> {
  try {
    return await emptyEngine(await engine.open(), baseline);
  } catch (problem) {
    return String(problem);
  }
}

/**
 * An engine for one user: what is asked after the user closed it is refused, and never reaches the next one. `onClose` is told whether
 * a statement left the engine unfit.
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
