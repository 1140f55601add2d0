import { sql } from 'kysely';
import { createKysely } from '../../database/create-kysely.ts';
import type { Database } from '../../database/database.ts';
import { createTransactionGuard } from '../../database/transaction-guard.ts';
import { type MemoryParts, memoryDialect } from './memory-dialect.ts';

/** A database of tables in memory as one process sees it: with the product's own repositories, and with the faults of its disk. */
export function createMemoryDatabase(parts: MemoryParts): Database {
  const db = createKysely(memoryDialect(parts));
  const guard = createTransactionGuard();
  return {
    engine: 'embedded',
    db,
    durability: { synced: true, by: 'embedded' },
    inPanel: (panel, work) =>
      guard.once(() =>
        db.transaction().execute(async (trx) => {
          await sql`select set_config('role', 'verdial_app', true),
            set_config('verdial.panel', ${panel}, true)`.execute(trx);
          return work({ trx, panel });
        }),
      ),
    asInstallation: (work) => guard.once(() => db.transaction().execute(work)),
    close: () => db.destroy(),
  };
}
