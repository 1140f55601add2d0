import { readSettings } from '../../hono.config.ts';
import { type Accounts, createAccounts } from '../accounts/create-accounts.ts';
import { readSecret } from '../accounts/secret.ts';
import { sessionRule } from '../accounts/session-rule.ts';
import { openDatabase } from '../audit/open-database.ts';
import type { Opening } from '../database/create-database.ts';
import type { Database, DatabaseLocation } from '../database/database.ts';

/**
 * Opens the installation into which a backup is restored, and migrates the tables of the account
 * library.
 */
export async function openRestored(
  place: DatabaseLocation,
  folder: string,
  secret: string | null,
  opening: Opening = {},
): Promise<{ readonly database: Database; readonly accounts: Accounts }> {
  const database = await openDatabase(place, opening);
  try {
    const accounts = await createAccounts({
      database,
      secret: secret ?? (await readSecret(folder)),
      secure: false,
      sessions: { rule: sessionRule(readSettings()), now: Date.now },
      log: () => {},
      sendReset: null,
    });
    return { database, accounts };
  } catch (problem) {
    await database.close();
    throw problem;
  }
}
