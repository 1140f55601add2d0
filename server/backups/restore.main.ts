import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Transaction } from 'kysely';
import { isAcceptablePassword } from '../../domain/fields/password.ts';
import { readSettings } from '../../hono.config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { locationOf } from '../database/location.ts';
import type { Tables } from '../database/tables.ts';
import { readTrailKey } from '../keys/trail-key-file.ts';
import { describeProblem } from '../log/log.ts';
import { describeBackup } from './describe-backup.ts';
import { noteBackup } from './installation/backup-acts.ts';
import { openRestored } from './open-restored.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const USAGE =
  'npm run restore -- <file> [--key <file>] [--without-device-keys] [--without-signature] [--with-these-accounts] ' +
  '[--leader <user name> < password]';

/**
 * The command `npm run restore -- <file>`: restores a backup into an installation without a panel,
 * and prints the tables after comparing each with the backup. With `--leader` that leader's new
 * password is read from standard input, since no backup contains passwords. The old installation's
 * key decrypts the device keys and verifies the signature: that of the data folder, or of `--key`.
 * With `--without-signature` and `--with-these-accounts` the operator accepts what is not proven.
 * Exits with 2 when nothing was restored.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      leader: { type: 'string' },
      key: { type: 'string' },
      'without-device-keys': { type: 'boolean', default: false },
      'without-signature': { type: 'boolean', default: false },
      'with-these-accounts': { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const { leader } = values;
  const password = leader === undefined ? '' : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (leader !== undefined && !isAcceptablePassword(password))
    throw new Error('the password is not valid; nothing was restored');
  const given = values.key === undefined ? null : await readTrailKey(values.key);
  if (values.key !== undefined && given === null)
    throw new Error(`there is no key in ${values.key}; nothing was restored`);
  const backup = await verifyBackup(file);
  const settings = readSettings();
  const folder = await prepareDataFolder(settings.dataFolder);
  const place = locationOf({ ...settings, dataFolder: folder });
  const { database, accounts } = await openRestored(place, folder, settings.secret);
  try {
    const at = new Date();
    const sealing = values['without-device-keys'] ? null : (given ?? database.trailKey);
    const restored = await restoreBackup(database, backup, at, {
      sealing,
      knownKeys: given === null ? [] : [given.id],
      isUnprovenAccepted: values['without-signature'],
      areAccountsAccepted: values['with-these-accounts'],
    });
    const made = new Date(backup.manifest.made);
    await noteBackup(database, { act: 'restored', at, made, file: resolve(file) });
    for (const line of describeBackup(backup.manifest).slice(0, 1 + backup.manifest.panels.length))
      console.log(line);
    for (const { table, rows } of restored) console.log(`${rows} ${table}: equal`);
    if (leader === undefined) return 0;
    if (await givePassword(database, leader, await accounts.hashPassword(password))) return 0;
    console.error(`everything is restored, but there is no panel leader ${leader}`);
    return 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(describeProblem(problem));
  process.exitCode = 2;
}

/**
 * Sets the password, by its hash, of a leader's account that was restored without one (BAK-7).
 * Returns false when there is no such account.
 */
async function givePassword(database: Database, username: string, hash: string): Promise<boolean> {
  return database.asInstallation(async (trx: Transaction<Tables>) => {
    const db = withAccounts(trx);
    const user = await db
      .selectFrom('user')
      .select('id')
      .where('username', '=', username.toLowerCase())
      .where('role', '=', 'jefespanel')
      .executeTakeFirst();
    if (user === undefined) return false;
    const at = new Date();
    const own = { accountId: user.id, userId: user.id, providerId: 'credential' } as const;
    await db
      .insertInto('account')
      .values({ id: crypto.randomUUID(), ...own, password: hash, createdAt: at, updatedAt: at })
      .execute();
    return true;
  });
}
