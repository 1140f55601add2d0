import { parseArgs } from 'node:util';
import { readSettings } from '../../hono.config.ts';
import { openDatabase } from '../audit/open-database.ts';
import { locationOf } from '../database/location.ts';
import { listPanels } from '../database/panels.ts';
import { describeProblem } from '../log/log.ts';
import { writeBackupFile } from './backup-file.ts';
import { tellBackup } from './tell-backup.ts';

/**
 * `npm run backup -- <file> [--panel <id>]`: backs up every panel, or one, into a new file. On a PostgreSQL server while it
 * runs; with the embedded database the server must be stopped first, since it holds the data folder. Exits with 2 when
 * nothing was written.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { panel: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Error('npm run backup -- <file> [--panel <id>]');
  const database = await openDatabase(locationOf(readSettings()), { mustExist: true });
  try {
    const all = await database.asInstallation(listPanels);
    const panels = all.filter(({ id }) => values.panel === undefined || id === values.panel);
    if (panels.length === 0) throw new Error('there is no such panel; nothing was written');
    const manifest = await writeBackupFile(database, file, { panels, at: new Date() });
    for (const line of tellBackup(manifest)) console.log(line);
    return 0;
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
