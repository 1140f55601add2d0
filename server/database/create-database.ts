import { type Kysely, sql } from 'kysely';
import type { Database, DatabaseLocation } from './database.ts';
import { migrate } from './migrate.ts';
import type { OpenedDatabase } from './opened.ts';
import { type BeforeUpgrade, passUpgrade } from './pass-upgrade.ts';
import { openEmbedded } from './pglite/open-embedded.ts';
import { vacuumTables } from './pglite/vacuum-tables.ts';
import { loginOfRequests, OWNER_ALONE, type RequestLogins } from './postgres/login-of-requests.ts';
import { openServer } from './postgres/open-server.ts';
import { refuseEncoding } from './postgres/refuse-encoding.ts';
import { refuseMissing } from './refuse-missing.ts';
import { ensurePolicies } from './row-security/ensure-policies.ts';
import { readScopeSeal } from './row-security/scope-seal.ts';
import { withSchemaLock } from './schema-lock.ts';
import type { Tables } from './tables.ts';
import { keyFileOf, openTrailKey } from './trail-keys.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/** How a database is opened. */
export type Opening = {
  /** DAT-12: refuses a place where there is none yet, instead of making one. */
  readonly mustExist?: boolean;
  /** AUD-8: takes another key than the trails were signed with, or makes one: the way back when the key is lost. */
  readonly anyKey?: boolean;
  /** Creates the RLS policies again instead of refusing a database that lost one (DAT-41). */
  readonly recreatePolicies?: boolean;
  /** REL-7: opens no login of requests: for what is done as the owner of the tables alone. */
  readonly ownerAlone?: boolean;
  /** REL-5: what comes before tables of an older release are brought up to date; without it they are refused. */
  readonly beforeUpgrade?: BeforeUpgrade;
};

/**
 * Opens the database and brings its tables up to date. Refuses a data folder that another process holds.
 *
 * - `database.inPanel(panel, ({ trx, panel }) => …)`: one panel's data, held there by row-level security.
 * - `database.asInstallation((trx) => …)`: all panels, by what the server's own rights are.
 * - `database.asOwner((trx) => …)`: everything; for commands of the operator and the start, never for a request.
 * - Repositories (`samples.ts`, `tasters.ts`, `sessions.ts`, `glasses.ts`, `sheets.ts`, `results.ts`,
 *   `panels.ts`, `settings.ts`) are plain functions that take the scope; `document-store.ts` is the memory of
 *   live documents; `../audit/append-audit.ts` writes the trail in the same transaction as what it tells of.
 * - Instants are Dates, days are text, jsonb is written with `json()` (json.ts).
 */
export async function createDatabase(
  place: DatabaseLocation,
  {
    mustExist = false,
    anyKey = false,
    recreatePolicies = false,
    ownerAlone = false,
    beforeUpgrade,
  }: Opening = {},
): Promise<Database> {
  if (mustExist) await refuseMissing(place);
  const opened = 'url' in place ? openServer(place.url, place.limits) : await openEmbedded(place);
  try {
    await refuseEncoding(opened.db);
    await opened.unhurried((patient) =>
      withSchemaLock(patient, opened.engine, async () => {
        await passUpgrade({ engine: opened.engine, db: patient }, beforeUpgrade);
        await migrate(patient);
        await ensurePolicies(patient, recreatePolicies);
      }),
    );
    return await databaseOn(opened, place, { anyKey, ownerAlone });
  } catch (problem) {
    await opened.close();
    throw problem;
  }
}

/** The database of an engine that is open and whose tables are up to date. Leaves the engine open where it throws. */
export async function databaseOn(
  opened: OpenedDatabase,
  place: DatabaseLocation,
  { anyKey = false, ownerAlone = false }: Pick<Opening, 'anyKey' | 'ownerAlone'> = {},
): Promise<Database> {
  const owner = opened.db;
  const guard = createTransactionGuard();
  let logins: RequestLogins | null = null;
  try {
    const durability = await opened.durability();
    const seal = await readScopeSeal(owner);
    const login = ownerAlone ? OWNER_ALONE : await loginOfRequests(opened, place, seal);
    logins = login.opened;
    const inScope =
      (by: Kysely<Tables>): Database['inPanel'] =>
      (panel, work) =>
        guard.once(() =>
          by.transaction().execute(async (trx) => {
            await sql`select set_config('role', 'verdial_app', true),
              set_config('verdial.panel', ${seal.ofPanel(panel)}, true)`.execute(trx);
            return work({ trx, panel });
          }),
        );
    const db = logins?.service.db ?? owner;
    const trailKey = await openTrailKey(owner, keyFileOf(place), anyKey);
    return {
      engine: opened.engine,
      db,
      owner,
      durability,
      aside: opened.aside,
      beside: (logins?.service ?? opened).beside,
      requests: login.state,
      trailKey,
      inPanel: inScope(logins?.requests.db ?? owner),
      searchInPanel: inScope(logins?.searches.db ?? owner),
      asInstallation: (work) => guard.once(() => db.transaction().execute(work)),
      asOwner: (work) => guard.once(() => owner.transaction().execute(work)),
      tidy: opened.engine === 'server' ? null : (mayGoOn) => vacuumTables(owner, mayGoOn),
      async close() {
        await logins?.close();
        await opened.close();
      },
    };
  } catch (problem) {
    await logins?.close();
    throw problem;
  }
}
