import { type Kysely, sql } from 'kysely';
import type { Database, DatabaseLocation } from './database.ts';
import { keyFileOf, openTrailKey } from './installation/trail-keys.ts';
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
import { createTransactionGuard } from './transaction-guard.ts';

/** Options for opening a database. */
export type Opening = {
  /** Refuses a location without a database, instead of creating one (DAT-12). */
  readonly mustExist?: boolean;
  /**
   * Accepts another key than the one that signed the audit trails, or creates one, to recover from
   * a lost key (AUD-8).
   */
  readonly anyKey?: boolean;
  /** Creates the RLS policies again instead of refusing a database that lost one (DAT-41). */
  readonly recreatePolicies?: boolean;
  /**
   * Opens no login role for requests, for work that is done as the owner of the tables alone
   * (REL-7).
   */
  readonly ownerAlone?: boolean;
  /**
   * Runs before the migration of tables of an older release. Without it such tables are refused
   * (REL-5).
   */
  readonly beforeUpgrade?: BeforeUpgrade;
};

/**
 * Opens the database and migrates its tables. Refuses a data folder that another process has
 * locked.
 *
 * - `database.inPanel(panel, ({ trx, panel }) => …)`: a transaction that row-level security limits
 *   to one panel.
 * - `database.asInstallation((trx) => …)`: a transaction on all panels, with the permissions of the
 *   server.
 * - `database.asOwner((trx) => …)`: a transaction as the owner of the tables; for operator commands
 *   and the start, never for a request.
 * - Repositories (`samples.ts`, `tasters.ts`, `sessions.ts`, `glasses.ts`, `sheets.ts`,
 *   `results.ts`, `panels.ts`, `settings.ts`) are functions with the panel scope as first argument.
 * - `create-document-store.ts` stores live documents. `../audit/append-audit.ts` writes the audit
 *   entry of a change in the same transaction.
 * - Timestamps are `Date`s, dates are text, and jsonb is written with `json()` (json.ts).
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

/**
 * Creates the database on an engine that is open and migrated. When it throws, the engine stays
 * open.
 */
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
      openCopy: opened.openCopy,
      readAccess: (logins?.service ?? opened).readAccess,
      requests: login.state,
      trailKey,
      inPanel: inScope(logins?.requests.db ?? owner),
      searchInPanel: inScope(logins?.searches.db ?? owner),
      asInstallation: (work) => guard.once(() => db.transaction().execute(work)),
      asOwner: (work) => guard.once(() => owner.transaction().execute(work)),
      vacuum: opened.engine === 'server' ? null : (mayGoOn) => vacuumTables(owner, mayGoOn),
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
