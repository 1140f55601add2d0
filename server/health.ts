import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Health } from './http/routes/health.routes.ts';
import type { Sync } from './sync/create-sync.ts';

const ANSWERS_WITHIN_MS = 2_000;

/**
 * HEA-1: failing when the database does not answer, or when the last commit of live documents failed and something of
 * it is still not stored.
 */
export function createHealth(database: Database, queue: Sync['queue']) {
  let storeFailed = false;
  return {
    /** Told that a commit of live documents failed. */
    noteStoreFailure(): void {
      storeFailed = true;
    },
    /** Told that a commit of live documents went through. */
    noteStored(): void {
      storeFailed = false;
    },
    async read(): Promise<Health> {
      const unsaved = queue.dirtyNames().length;
      if (unsaved === 0) storeFailed = false;
      const healthy = !storeFailed && (await answers(database));
      return { status: healthy ? 'ok' : 'failing', unsaved };
    },
  };
}

async function answers({ db }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
  });
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answer;
}
