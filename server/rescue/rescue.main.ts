import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../../hono.config.ts';
import { openDatabase } from '../audit/open-database.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { locationOf } from '../database/location.ts';
import { createLog } from '../log/log.ts';
import { runCommand } from '../run-command.ts';
import { replayRescueFile } from './replay-rescue-file.ts';

/**
 * The command `npm run rescue -- <file>`: replays the dump of updates that a server could not store
 * before it ended. Exits with 1 when an update could not be replayed, and with 2 when nothing was
 * tried. With the embedded database the server must be stopped first, since it locks the data
 * folder.
 */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('npm run rescue -- <file>');
  const text = await readFile(file, 'utf8');
  const now = () => new Date();
  const log = createLog({ least: 'error', write: (line) => process.stderr.write(line), now });
  const database = await openDatabase(locationOf(readSettings()), { mustExist: true });
  try {
    const store = createDocumentStore(database);
    const tell = (words: string) => console.log(words);
    const left = await replayRescueFile({ database, store, now, log, tell }, text);
    if (left > 0) console.error(`${left} not brought back; they are still in ${file}`);
    return left > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

await runCommand(main);
