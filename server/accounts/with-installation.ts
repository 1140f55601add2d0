import { resolve } from 'node:path';
import type { Settings } from '../../hono.config.ts';
import { openDatabase } from '../audit/open-database.ts';
import { prepareDataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { locationOf } from '../database/location.ts';
import { type Accounts, createAccounts } from './create-accounts.ts';
import { readSecret } from './secret.ts';
import { sessionRule } from './session-rule.ts';

/** The installation's database and accounts, for a command of the operator. */
export type Installation = { readonly database: Database; readonly accounts: Accounts };

/**
 * Opens the installation of the settings, migrates the account tables, runs the work, and closes
 * the database. `mustExist` refuses a data folder without a database: a command that looks for an
 * account must not create a database.
 */
export async function withInstallation<Value>(
  settings: Settings,
  { mustExist }: { readonly mustExist: boolean },
  work: (installation: Installation) => Promise<Value>,
): Promise<Value> {
  const folder = resolve(settings.dataFolder);
  if (!mustExist) await prepareDataFolder(folder);
  const place = locationOf({ ...settings, dataFolder: folder });
  const database = await openDatabase(place, { mustExist });
  try {
    await prepareDataFolder(folder);
    const accounts = await createAccounts({
      database,
      secret: settings.secret ?? (await readSecret(folder)),
      secure: false,
      sessions: { rule: sessionRule(settings), now: Date.now },
      log: () => {},
      sendReset: null,
    });
    return await work({ database, accounts });
  } finally {
    await database.close();
  }
}
