import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../hono.config.ts';
import { listPanels } from '../database/installation/panels.ts';
import { locationOf } from '../database/location.ts';
import { runCommand } from '../run-command.ts';
import { DAY_HEADS_FILE, readDayHeads } from './day-heads-file.ts';
import { describeVerdict } from './describe-verdict.ts';
import { exportTrail } from './export-trail.ts';
import { publicKeys } from './keep-heads.ts';
import { openDatabase } from './open-database.ts';
import { verifyPanel } from './verify-stored-trail.ts';

/**
 * The command `npm run audit:verify [-- --panel <id>] [-- --export <file>]`: verifies the audit
 * trail of every panel, or of one, with the records in it. `--export` writes the trail of one panel
 * into a file that tools/verify-trail.ts verifies. Exits with 1 when there is a difference, and
 * with 2 when nothing was verified. With the embedded database the server must be stopped first,
 * since it locks the data folder.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { panel: { type: 'string' }, export: { type: 'string' } },
  });
  const settings = readSettings();
  const database = await openDatabase(locationOf(settings), { mustExist: true });
  try {
    const keys = await database.asInstallation(publicKeys);
    const days = await readDayHeads(join(settings.dataFolder, DAY_HEADS_FILE), keys);
    const all = await database.asInstallation(listPanels);
    const { panel: only, export: file } = values;
    const panels = all.filter(({ id }) => only === undefined || id === only);
    if (only !== undefined && panels.length === 0) throw new Error(`there is no panel ${only}`);
    const [first, second] = panels;
    if (file !== undefined && (first === undefined || second !== undefined))
      throw new Error('--export writes the trail of one panel; say which one with --panel <id>');
    console.log(`key ${database.trailKey.id}`);
    let whole = true;
    for (const { id, name } of panels) {
      const verdict = await verifyPanel(database, id, { days, inPanel: database.inPanel });
      console.log(`${name} (${id}): ${describeVerdict(verdict)}`);
      whole &&= verdict.broken === null;
    }
    const known = new Set<string>(all.map(({ id }) => id));
    for (const gone of new Set(
      days.heads.map(({ panel }) => panel).filter((id) => !known.has(id)),
    )) {
      console.log(`(${gone}): panel-missing, which the heads of the day tell of`);
      whole = false;
    }
    if (file !== undefined && first !== undefined)
      await exportTrail(database, first, { days: days.heads, file, at: new Date() });
    return whole ? 0 : 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
