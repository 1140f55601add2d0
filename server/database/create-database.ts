import { sql } from 'kysely';
import type { Database, DatabaseLocation } from './database.ts';
import { migrate } from './migrate.ts';
import type { OpenedDatabase } from './opened.ts';
import { type BeforeUpgrade, passUpgrade } from './pass-upgrade.ts';
import { openEmbedded } from './pglite/open-embedded.ts';
import { tidyTables } from './pglite/tidy-tables.ts';
import { loginOfRequests } from './postgres/login-of-requests.ts';
import { openServer } from './postgres/open-server.ts';
import { refuseMissing } from './refuse-missing.ts';
import { keyFileOf, openTrailKey } from './trail-keys.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/** How a database is opened. */
export type Opening = {
  /** DAT-12: refuses a place where there is none yet, instead of making one. */
  readonly mustExist?: boolean;
  /** AUD-8: takes another key than the trails were signed with, or makes one: the way back when the key is lost. */
  readonly anyKey?: boolean;
  /** REL-5: what comes before tables of an older release are brought up to date; without it they are refused. */
  readonly beforeUpgrade?: BeforeUpgrade;
};

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
export async function createDatabase(
  place: DatabaseLocation,
  { mustExist = false, anyKey = false, beforeUpgrade }: Opening = {},
): Promise<Database> {
  if (mustExist) await refuseMissing(place);
  const opened = 'url' in place ? openServer(place.url, place.limits) : await openEmbedded(place);
  const { db } = opened;
  const guard = createTransactionGuard();
  let requests: OpenedDatabase | null = null;
  try {
    await opened.unhurried(async (patient) => {
      await passUpgrade({ engine: opened.engine, db: patient }, beforeUpgrade);
      await migrate(patient);
    });
    const durability = await opened.durability();
    const login = await loginOfRequests(opened, place);
    if (login.opened !== null) requests = login.opened;
    const ofRequests = requests?.db ?? db;
    const trailKey = await openTrailKey(db, keyFileOf(place), anyKey);
    return {
      engine: opened.engine,
      db,
      durability,
      requests: login.state,
      trailKey,
      inPanel: (panel, work) =>
        guard.once(() =>
          ofRequests.transaction().execute(async (trx) => {
            await sql`select set_config('role', 'verdial_app', true),
              set_config('verdial.panel', ${panel}, true)`.execute(trx);
            return work({ trx, panel });
          }),
        ),
      asInstallation: (work) => guard.once(() => db.transaction().execute(work)),
      tidy: opened.engine === 'server' ? null : (mayGoOn) => tidyTables(db, mayGoOn),
      async close() {
        await requests?.close();
        await opened.close();
      },
    };
  } catch (problem) {
    await requests?.close();
    await opened.close();
    throw problem;
  }
}
