import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { readSettings } from '../../hono.config.ts';
import { compose } from '../compose.ts';
import type { FloodedServer } from './flood.bench.ts';

/** The whole product with the demonstration, whose tasters are in the middle of a session. */
const dataFolder = mkdtempSync(join(tmpdir(), 'verdial-flood-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
process.on('disconnect', () => process.exit(0));
const running = await compose(readSettings({ PORT: '0', DATA_FOLDER: dataFolder, LOG: 'silent' }), {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  write: () => {},
  page: join(dataFolder, 'no-page'),
});
const filled = await running.demonstrate();
if (!filled.ok) throw new Error(filled.code);
const { rows } = await sql<{ username: string; sheet: string }>`
  select u.username, min(g.panel || '/evaluation/' || g.session || '.' || g.taster || '.' || g.code) as sheet
  from glasses g
  join sessions s on s.panel = g.panel and s.number = g.session and s.state = 'shown'
  join "user" u on u.taster::text = g.taster::text
  join documents d on d.name = g.panel || '/evaluation/' || g.session || '.' || g.taster || '.' || g.code
  where not exists (select 1 from sheets e where e.panel = g.panel and e.session = g.session
    and e.taster = g.taster and e.code = g.code)
  group by u.username order by u.username`.execute(running.database.db);
const passwords = new Map(filled.value.map(({ username, password }) => [username, password]));
const message: FloodedServer = {
  url: running.url,
  tasters: rows.map(({ username, sheet }) => ({
    username,
    sheet,
    password: passwords.get(username) ?? '',
  })),
};
process.send?.(message);

/** How late the loop is, less the ms that it is asked to wait each time. */
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
const late = (share: number): number => loop.percentile(share) / 1e6 - 5;
process.on('message', (word) => {
  if (word === 'from here') loop.reset();
  else process.send?.([late(50), late(99)]);
});
