import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Health, Readiness } from './http/routes/health.routes.ts';
import type { Sync } from './sync/create-sync.ts';
import type { Broker } from './sync/multi-process/broker.ts';
import type { Watch } from './watch.ts';

/** HEA-2: the failures in a row from which a background job is reported. */
const TOLD_FAILURES = 2;
const ANSWERS_WITHIN_MS = 2_000;
const STORED_WITHIN_MS = 3_000;

/** The background jobs of the server, by their names in `/health`. */
type BackgroundWorks = readonly (readonly [
  NonNullable<Health['failingWork']>[number],
  Pick<Watch, 'failedInARow'>,
])[];

/**
 * Creates the health check of the server (HEA-1). It fails when the database does not answer, or
 * when the last commit of live documents failed and something of it is still not stored. It also
 * fails when an update waits for more than three seconds: a commit may hang.
 */
export function createHealth(
  database: Database,
  queue: Sync['queue'],
  broker: Pick<Broker, 'isJoined'> | null = null,
  backups: () => Pick<Health, 'backup'> = () => ({}),
) {
  const answers = createQuestion(database);
  let storeFailed = false;
  let works: BackgroundWorks = [];
  let reconciling: Pick<Health, 'reconciling'> = {};
  let ending = false;

  /** The present failures; the database is always asked. */
  async function failures(): Promise<NonNullable<Health['failing']>> {
    if (queue.dirtyNames().length === 0) storeFailed = false;
    const waits = queue.unsavedFor() > STORED_WITHIN_MS;
    const store = storeFailed;
    const answered = await answers();
    return [
      ...(answered ? [] : (['database'] as const)),
      ...(store ? (['store'] as const) : []),
      ...(waits ? (['unsaved'] as const) : []),
    ];
  }

  /** HEA-2: the status stays ok: a server that cannot vacuum still stores. */
  function failingWork(): Pick<Health, 'failingWork'> {
    const failing = works.filter(([, work]) => work.failedInARow() >= TOLD_FAILURES);
    return failing.length === 0 ? {} : { failingWork: failing.map(([name]) => name) };
  }

  return {
    /** HEA-2: receives the background jobs of the server. */
    noteWork(all: BackgroundWorks): void {
      works = all;
    },
    /** OPS-5, OPS-16: records that the server shuts down, and should get no more requests. */
    noteEnding(): void {
      ending = true;
    },
    /** Records that a commit of live documents failed. */
    noteStoreFailure(): void {
      storeFailed = true;
    },
    /** Records that a commit of live documents succeeded. */
    noteStored(): void {
      storeFailed = false;
    },
    /**
     * Records how many sessions were reconciled with their rows since the start, and of how many.
     */
    noteReconciled(done: number, of: number): void {
      reconciling = done === of ? {} : { reconciling: { done, of } };
    },
    async read(): Promise<Health> {
      const unsaved = queue.dirtyNames().length;
      const waited = queue.unsavedFor();
      const failing = await failures();
      return {
        ...(failing.length === 0 ? { status: 'ok' } : { status: 'failing', failing }),
        unsaved,
        unsavedSeconds: Math.round(waited / 100) / 10,
        ...(broker === null ? {} : { broker: broker.isJoined() ? 'joined' : 'away' }),
        ...reconciling,
        ...failingWork(),
        ...backups(),
      };
    },
    /** OPS-5, OPS-16: the readiness check: whether the server may be sent requests now. */
    async ready(): Promise<Readiness> {
      const failing = [...(await failures()), ...(ending ? (['ending'] as const) : [])];
      return failing.length === 0 ? { status: 'ok' } : { status: 'failing', failing };
    },
  };
}

/**
 * Pings the database, one query at a time: frequent checks would pile up queries while it does not
 * answer. Callers share a query in progress, and each has a timeout.
 */
function createQuestion({ db }: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch {
      return false;
    } finally {
      asked = null;
    }
  };
  return async () => {
    asked ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
    });
    const answer = await Promise.race([asked, late]);
    clearTimeout(timer);
    return answer;
  };
}
