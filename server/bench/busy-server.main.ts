import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { z } from 'zod';
import { readSettings } from '../../hono.config.ts';
import { compose } from '../compose.ts';

/**
 * The whole product in the middle of a session. If a folder is given, it has the panel and the
 * accounts file that decade.main.ts wrote. Otherwise the demonstration runs in a temporary folder.
 */
const [filled] = process.argv.slice(2);
const dataFolder = filled ?? mkdtempSync(join(tmpdir(), 'verdial-busy-'));
if (filled === undefined)
  process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
process.on('disconnect', () => process.exit(0));
const settings = { ...process.env, PORT: '0', DATA_FOLDER: dataFolder, LOG: 'silent' };
const running = await compose(readSettings(settings), {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  write: () => {},
  page: join(dataFolder, 'no-page'),
});

const Accounts = z.array(z.object({ username: z.string(), password: z.string() }));

async function accountsOf(): Promise<z.infer<typeof Accounts>> {
  if (filled !== undefined)
    return Accounts.parse(JSON.parse(readFileSync(join(filled, 'accounts.json'), 'utf8')));
  const played = await running.demonstrate('UTC');
  if (!played.ok) throw new Error(played.code);
  return [...played.value];
}

const accounts = await accountsOf();
const { rows } = await sql<{ username: string; sheet: string }>`
  select u.username, min(g.panel || '/evaluation/' || g.session || '.' || g.taster || '.' || g.code) as sheet
  from glasses g
  join sessions s on s.panel = g.panel and s.number = g.session and s.state = 'shown'
  join "user" u on u.taster::text = g.taster::text
  join documents d on d.name = g.panel || '/evaluation/' || g.session || '.' || g.taster || '.' || g.code
  where not exists (select 1 from sheets e where e.panel = g.panel and e.session = g.session
    and e.taster = g.taster and e.code = g.code)
  group by u.username order by u.username`.execute(running.database.db);
const passwords = new Map(accounts.map(({ username, password }) => [username, password]));
process.send?.({
  url: running.url,
  tasters: rows.map(({ username, sheet }) => ({
    username,
    sheet,
    password: passwords.get(username) ?? '',
  })),
});

/** Measures the event loop delay. The sampling interval, in ms, is subtracted from it. */
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
const late = (share: number): number => loop.percentile(share) / 1e6 - 5;
process.on('message', (word) => {
  if (word === 'from here') loop.reset();
  else process.send?.([late(50), late(99), late(100)]);
});
