import { sql } from 'kysely';
import type { Database, DatabaseLocation } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './pglite/open-embedded.ts';
import { openServer } from './postgres/open-server.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/**
 * Opens the database and brings its tables up to date. Refuses a data folder that another process holds.
 *
 * - `database.inPanel(panel, ({ trx, panel }) => …)`: one panel's data, held there by row-level security.
 * - `database.asInstallation((trx) => …)`: all panels.
 * - Repositories (`samples.ts`, `tasters.ts`, `sessions.ts`, `glasses.ts`, `sheets.ts`, `results.ts`,
 *   `panels.ts`, `settings.ts`) are plain functions that take the scope; `document-store.ts` is the memory of
 *   live documents; `../audit/append-audit.ts` writes the trail in the same transaction as what it tells of.
 * - Instants are Dates, days are text, jsonb is written with `json()` (json.ts).
 */
export async function createDatabase(place: DatabaseLocation): Promise<Database> {
  const opened = 'url' in place ? openServer(place.url, place.limits) : await openEmbedded(place);
  const { db } = opened;
  const guard = createTransactionGuard();
  try {
    await opened.unhurried((patient) => migrate(patient));
    const durability = await opened.durability();
    return {
      engine: opened.engine,
      db,
      durability,
      inPanel: (panel, work) =>
        guard.once(() =>
          db.transaction().execute(async (trx) => {
            await sql`select set_config('role', 'verdial_app', true),
              set_config('verdial.panel', ${panel}, true)`.execute(trx);
            return work({ trx, panel });
          }),
        ),
      asInstallation: (work) => guard.once(() => db.transaction().execute(work)),
      close: () => opened.close(),
    };
  } catch (problem) {
    await opened.close();
    throw problem;
  }
}
