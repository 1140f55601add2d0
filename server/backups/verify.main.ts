import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../../hono.config.ts';
import { keyFileOf } from '../database/installation/trail-keys.ts';
import { locationOf } from '../database/location.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import { readTrailKey } from '../keys/trail-key-file.ts';
import { describeProblem } from '../log/log.ts';
import { describeBackup, describeSignature } from './describe-backup.ts';
import { askInstallation } from './installation/ask-installation.ts';
import type { Manifest } from './manifest.ts';
import { AlteredBackup, DamagedBackup } from './read-zip.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { verifyBackup } from './verify-backup.ts';

/**
 * The command `npm run backup:verify -- <file> [--restore] [--key <file>]`: verifies a backup,
 * prints its content, and checks its signature with the installation's key or that of `--key`.
 * `--restore` is a dry run: it restores the backup into a temporary installation, compares each
 * table, and deletes that installation. The installation of the settings records the result if the
 * backup is its own. Exits with 1 when an entry is damaged, and with 2 when nothing was verified.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false }, key: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Error('npm run backup:verify -- <file> [--restore] [--key <file>]');
  try {
    const backup = await verifyBackup(file);
    for (const line of describeBackup(backup.manifest)) console.log(line);
    const key = await keyOf(values.key);
    console.log(backup.manifest.leftOut === undefined ? 'whole' : 'partial');
    console.log(describeSignature(backup, key));
    await keep(readSettings(), resolve(file), backup.manifest, 'verified');
    if (values.restore) {
      for (const { table, rows } of await rehearseRestore(backup, key))
        console.log(`${rows} ${table}: equal`);
      await keep(readSettings(), resolve(file), backup.manifest, 'restored');
    }
    return 0;
  } catch (problem) {
    if (!(problem instanceof DamagedBackup)) throw problem;
    const what = problem instanceof AlteredBackup ? 'altered' : 'not whole';
    console.error(`${what}: ${problem.message}`);
    return 1;
  }
}

/**
 * Reads the key of the named file, or of the installation of the settings; null when the
 * installation has none.
 */
async function keyOf(named: string | undefined): Promise<TrailKey | null> {
  const file = named ?? keyFileOf(locationOf(readSettings()));
  const key = file === null ? null : await readTrailKey(file);
  if (named !== undefined && key === null) throw new Error(`there is no key in ${named}`);
  return key;
}

/**
 * Records the act at the installation. A file can be verified without its installation: a failure
 * is only printed.
 */
async function keep(
  settings: Settings,
  file: string,
  { made, panels }: Manifest,
  act: 'verified' | 'restored',
): Promise<void> {
  const isHere = settings.databaseUrl !== null || existsSync(join(settings.dataFolder, 'database'));
  if (!isHere) return;
  const ids = panels.map(({ id }) => id);
  try {
    const note = { kind: 'note', act, file, made, panels: ids } as const;
    const { signal } = new AbortController();
    for (const line of await askInstallation(settings, note, signal)) console.log(line);
  } catch (problem) {
    console.error(`that it was ${act} is not kept: ${describeProblem(problem)}`);
  }
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(describeProblem(problem));
  process.exitCode = 2;
}
