import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Health, Readiness } from './http/routes/health.routes.ts';
import type { Sync } from './sync/create-sync.ts';
import type { Broker } from './sync/multi-process/broker.ts';
import type { Watch } from './watch.ts';

/** HEA-2: this many failures in a row are told. */
const TOLD_FAILURES = 2;
const ANSWERS_WITHIN_MS = 2_000;
const STORED_WITHIN_MS = 3_000;

/** What the server does in the background, by the names that `/health` has for it. */
type BackgroundWorks = readonly (readonly [
  NonNullable<Health['failingWork']>[number],
  Pick<Watch, 'failedInARow'>,
])[];

/**
 * HEA-1: failing when the database does not answer, when the last commit of live documents failed and something of it
 * is still not stored, or when anything waits for longer than three seconds: a commit may also neither hold nor fail.
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

  /** What fails now; the database is asked whatever else does. */
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

  /** HEA-2: the status stays: a server that does not tidy still stores. */
  function failingWork(): Pick<Health, 'failingWork'> {
    const failing = works.filter(([, work]) => work.failedInARow() >= TOLD_FAILURES);
    return failing.length === 0 ? {} : { failingWork: failing.map(([name]) => name) };
  }

  return {
    /** HEA-2: handed what the server does in the background. */
    noteWork(all: BackgroundWorks): void {
      works = all;
    },
    /** OPS-5: told that the server ends: nothing more is to be sent to it. */
    noteEnding(): void {
      ending = true;
    },
    /** Told that a commit of live documents failed. */
    noteStoreFailure(): void {
      storeFailed = true;
    },
    /** Told that a commit of live documents went through. */
    noteStored(): void {
      storeFailed = false;
    },
    /** Told how many sessions were brought to what their rows say since the start, and of how many. */
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
    /** OPS-5: whether requests may be sent here now. */
    async ready(): Promise<Readiness> {
      const failing = [...(await failures()), ...(ending ? (['ending'] as const) : [])];
      return failing.length === 0 ? { status: 'ok' } : { status: 'failing', failing };
    },
  };
}

/** Asks the database one thing at a time: whoever looks often would fill it with questions while it is silent. */
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
