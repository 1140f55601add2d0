import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../../hono.config.ts';
import { locationOf } from '../database/location.ts';
import { keyFileOf } from '../database/trail-keys.ts';
import { readTrailKey } from '../keys/trail-key-file.ts';
import { describeProblem } from '../log/log.ts';
import type { Manifest } from './manifest.ts';
import { askInstallation } from './own/ask-installation.ts';
import { DamagedBackup } from './read-zip.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { tellBackup } from './tell-backup.ts';
import { verifyBackup } from './verify-backup.ts';

/**
 * `npm run backup:verify -- <file> [--restore]`: says whether a backup is whole, and what it holds; with `--restore` it is brought
 * into an empty installation of its own, compared table by table, and thrown away. The installation of the settings keeps that
 * this was done, where the backup is one of it. Exits with 1 when an entry is not as it was written, and with 2 when nothing
 * was verified.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Error('npm run backup:verify -- <file> [--restore]');
  try {
    const backup = await verifyBackup(file);
    for (const line of tellBackup(backup.manifest)) console.log(line);
    console.log('whole');
    await keep(readSettings(), resolve(file), backup.manifest, 'verified');
    if (values.restore) {
      const keyFile = keyFileOf(locationOf(readSettings()));
      const key = keyFile === null ? null : await readTrailKey(keyFile);
      for (const { table, rows } of await rehearseRestore(backup, key))
        console.log(`${rows} ${table}: equal`);
      await keep(readSettings(), resolve(file), backup.manifest, 'restored');
    }
    return 0;
  } catch (problem) {
    if (!(problem instanceof DamagedBackup)) throw problem;
    console.error(`not whole: ${problem.message}`);
    return 1;
  }
}

/** A file is verified also where its installation is not: what cannot be kept is said, and changes nothing. */
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
