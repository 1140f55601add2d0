import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../hono.config.ts';
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { verifyTrail } from '../audit/verify-stored-trail.ts';
import { compose } from '../compose.ts';
import { deviceKeyOf } from '../database/installation/device-keys.ts';
import { listPanels } from '../database/installation/panels.ts';
import { fillDataFolder } from '../database/testing/fill-data-folder.ts';
import { furnishedPanel, ONE, SAME } from '../database/testing/furnished-panel.ts';
import { settingsOf } from '../database/testing/server-place.ts';
import { runProgram } from '../testing/run-program.ts';
import { MOVED } from './moved-tables.ts';

const PASSWORD = 'Oil-panel7!';

let folder = '';
let server: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-moving-'));
  server = await startTestPostgres();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const product = (settings: Readonly<Record<string, string>>) =>
  compose(readSettings({ PORT: '0', LOG: 'error', ...settings }), {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    write: () => {},
    page: join(folder, 'no-page'),
  });

const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });

const signIn = (url: string) =>
  post(url, '/api/auth/sign-in/username', {
    username: 'isabel',
    password: PASSWORD,
    rememberMe: true,
  });

const move = (settings: Readonly<Record<string, string>>, ...given: string[]) =>
  runProgram('server/moving/move.main.ts', given, settings);

const moveTo = (address: string, settings: Readonly<Record<string, string>>) =>
  runProgram('server/moving/move.main.ts', ['--to', 'server'], settings, `${address}\n`);

const tablesIn = (said: string) => said.split('\n').filter((line) => line.includes(': equal '));

test('REL-7 REL-22 an installation moves from the embedded database to a server and back, whole: accounts, passwords, sessions, keys of devices, trails', async () => {
  const data = { DATA_FOLDER: join(folder, 'data') };
  await fillDataFolder(data.DATA_FOLDER);
  const embedded = await product(data);
  const found = { way: 'found', panel: 'Sierra', leader: 'Isabel', username: 'isabel' };
  await post(embedded.url, '/api/setup', { ...found, email: '', password: PASSWORD });
  const signedIn = await signIn(embedded.url);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const panel = await furnishedPanel(embedded.database, ONE);
  const key = await deviceKeyOf(embedded.database, { panel, user: SAME.account });
  await embedded.close(5_000);

  // As an operator creates it: the owner cannot create roles, and cannot switch to one.
  const by = await server.freshDatabase();
  const url = by.owner;
  const usage = { code: 2, said: '', complained: expect.stringContaining('npm run move -- --to') };
  // An address in the arguments, with its password, would be visible in the list of processes.
  for (const given of [[], ['--to', url], ['--to', 'server']])
    expect(await move(data, ...given)).toEqual(usage);
  expect(await move(data, '--to', 'embedded')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('that is where it is; nothing was moved'),
  });
  const there = await moveTo(url, data);
  expect(there).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringContaining('everything is moved: start with that address as DATABASE_URL'),
  });
  expect(tablesIn(there.said)).toHaveLength(MOVED.length);
  for (const table of ['account', 'session', 'device_keys', 'sheets', 'audit', 'user'])
    expect(there.said).toMatch(new RegExp(`^[1-9]\\d* ${table}: equal [0-9a-f]{64}$`, 'm'));
  expect(await moveTo(url, data)).toMatchObject({
    code: 2,
    complained: expect.stringContaining('there is a panel already'),
  });

  // Back into a new embedded database, with equal digests.
  await rename(join(data.DATA_FOLDER, 'database'), join(folder, 'moved-from'));
  const back = await move({ ...data, ...settingsOf(by) }, '--to', 'embedded');
  expect(back).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringContaining('everything is moved: start without DATABASE_URL'),
  });
  expect(tablesIn(back.said)).toEqual(tablesIn(there.said));

  const running = await product({ ...data, ...settingsOf(by) });
  try {
    // A database with a running server is not moved.
    const { owner: other } = await server.freshDatabase();
    expect(await moveTo(other, { ...data, ...settingsOf(by) })).toEqual({
      code: 2,
      said: '',
      complained: expect.stringContaining('a server runs on it'),
    });
    const { database } = running;
    // Sessions stay signed in, and passwords are still valid.
    expect((await fetch(`${running.url}/api/today`, { headers: { cookie } })).status).toBe(200);
    expect((await signIn(running.url)).status).toBe(200);
    expect(await deviceKeyOf(database, { panel, user: SAME.account })).toBe(key);
    for (const { id, name } of await database.asInstallation(listPanels)) {
      const { broken } = await database.inPanel(id, (scope) =>
        verifyTrail({ ...scope, trailKey: database.trailKey }, { heads: [], damaged: [] }),
      );
      // As before the move, not all of the test data are in the audit trail.
      expect([name, broken?.problem]).toEqual([
        name,
        name === 'Sierra' ? undefined : 'sheet-unknown',
      ]);
    }
    // New rows get new numbers.
    await database.inPanel(panel, ({ trx }) =>
      sql`insert into sample_movements (panel, sample, kind, millilitres, by_name)
        select panel, sample, kind, 1, 'x' from sample_movements limit 1`.execute(trx),
    );
  } finally {
    await running.close(5_000);
  }
}, 300_000);
