import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../hono.config.ts';
import { compose } from './compose.ts';
import { withAccounts } from './database/installation/account-tables.ts';
import { fillDataFolder } from './database/testing/fill-data-folder.ts';
import { runProgram } from './testing/run-program.ts';

const PASSWORD = 'Oil-panel7!';
const NEW_PASSWORD = 'Oil-panel8!';
const EMAIL = 'isabel@panel.test';
const FOUNDING = ['--panel', 'Sierra', '--leader', 'Isabel', '--username', 'isabel'];

let folder = '';
let data = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-operator-'));
  data = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (main: string, given: readonly string[], input = '') =>
  runProgram(main, given, { DATA_FOLDER: data, PUBLIC_URL: 'https://panel.test' }, input);
const createPanel = (...more: string[]) =>
  run('server/accounts/create-panel.main.ts', [...FOUNDING, ...more], `${PASSWORD}\n`);
const reset = (...given: string[]) => run('server/accounts/reset-account.main.ts', given);

const product = () =>
  compose(readSettings({ PORT: '0', DATA_FOLDER: data, LOG: 'error' }), {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    write: () => {},
    page: join(folder, 'no-page'),
  });

const post = (url: string, path: string, body: unknown, cookie = '') =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });

const signIn = (url: string, password: string) =>
  post(url, '/api/auth/sign-in/username', { username: 'isabel', password, rememberMe: false });

const AuditRow = z.object({ command: z.string(), name: z.string(), role: z.string() });

test('OPS-7, OPS-17, ZON-2 a leader without mail who forgot the password comes back by a link that the operator prints, and the trail tells', async () => {
  expect(await reset('--username', 'isabel')).toMatchObject({ code: 2, said: '' });
  expect(await createPanel('--email', 'isabel at panel')).toEqual({
    code: 2,
    said: '',
    complained: 'the mail address is not valid\n',
  });
  expect(await createPanel('--time-zone', 'Mars/Base')).toEqual({
    code: 2,
    said: '',
    complained: 'the time zone is not known: its name is like Europe/Madrid\n',
  });
  // The first start, which makes these files, is tried elsewhere (DAT-58).
  await fillDataFolder(data);
  expect(await createPanel('--email', EMAIL, '--time-zone', 'Europe/Rome')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/its days are of Europe\/Rome\n$/),
    complained: '',
  });
  expect(await reset('--username', 'nobody')).toEqual({
    code: 2,
    said: '',
    complained: 'nobody: no-account\n',
  });
  expect(await reset()).toMatchObject({
    code: 2,
    complained: 'npm run account:reset -- --username <user name>\n',
  });
  expect(await reset('isabel')).toMatchObject({ code: 2, said: '' });

  const first = await reset('--username', 'isabel');
  const second = await reset('--username', 'Isabel');
  for (const printed of [first, second])
    expect(printed).toEqual({
      code: 0,
      said: expect.stringMatching(/^https:\/\/panel\.test\/reset\?token=[0-9a-f]{64}\n$/),
      complained: '',
    });
  const tokenOf = ({ said }: { readonly said: string }) =>
    new URL(said.trim()).searchParams.get('token');

  const { url, database, close } = await product();
  try {
    expect((await signIn(url, PASSWORD)).status).toBe(200);
    const choose = (token: string | null) =>
      post(url, '/api/auth/reset-password', { token, newPassword: NEW_PASSWORD });
    // Only the last link is valid, and only once.
    expect((await choose(tokenOf(first))).status).not.toBe(200);
    expect((await choose(tokenOf(second))).status).toBe(200);
    expect((await choose(tokenOf(second))).status).not.toBe(200);
    expect((await signIn(url, PASSWORD)).status).not.toBe(200);
    const signedIn = await signIn(url, NEW_PASSWORD);
    expect(signedIn.status).toBe(200);
    const [person] = await withAccounts(database.db).selectFrom('user').select('email').execute();
    expect(person?.email).toBe(EMAIL);
    const trail = await fetch(`${url}/api/audit`, {
      headers: {
        cookie: signedIn.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      },
    });
    const { rows } = z
      .looseObject({ rows: z.array(z.looseObject(AuditRow.shape)) })
      .parse(await trail.json());
    const links = rows.filter(({ command }) => command === 'hand-over-link');
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatchObject({ name: 'operator', role: 'operator' });
  } finally {
    await close(5_000);
  }
}, 240_000);

/** The arguments of each command that opens the installation, and its standard input. */
const GIVEN: Readonly<Record<string, readonly [readonly string[], string?]>> = {
  start: [[]],
  'audit:verify': [[]],
  'audit:new-key': [[]],
  restore: [['whole.zip', '--leader', 'isabel'], PASSWORD],
  'upgrade:check': [[]],
  move: [['--to', 'server'], 'postgres://127.0.0.1:1/nowhere'],
  rescue: [['rescue.jsonl']],
  'database:walls': [[]],
  'panel:create': [[...FOUNDING.slice(0, -1), 'ana'], PASSWORD],
  'account:reset': [['--username', 'isabel']],
  'second-factor:clear': [['isabel']],
};

const Scripts = z.object({ scripts: z.record(z.string(), z.string()) });
const OPENS =
  /\b(?:openDatabase|openRestored|createDatabase|openEmbedded|withInstallation|compose)\(/;

/** The commands of package.json that open the installation, and their programs. */
async function opening(): Promise<ReadonlyMap<string, string>> {
  const { scripts } = Scripts.parse(JSON.parse(await readFile('package.json', 'utf8')));
  const found = new Map<string, string>();
  for (const [name, command] of Object.entries(scripts)) {
    const main = /^node (server\/\S+)$/.exec(command)?.[1];
    // The demonstration creates a folder of its own.
    if (main === undefined || name === 'demo') continue;
    // start.js only checks whether Node can run the other program.
    const program = main === 'server/start.js' ? 'server/main.ts' : main;
    if (OPENS.test(await readFile(program, 'utf8'))) found.set(name, main);
  }
  return found;
}

test('OPS-6 every command that finds the data folder held says so in one line, and does nothing', async () => {
  const commands = await opening();
  expect([...commands.keys()].toSorted()).toEqual(Object.keys(GIVEN).toSorted());
  const whole = join(folder, 'whole.zip');
  expect(await run('server/backups/backup.main.ts', [whole])).toMatchObject({ code: 0 });
  await writeFile(join(folder, 'rescue.jsonl'), '');
  const running = await product();
  try {
    for (const [name, main] of commands) {
      const [given = [], input = ''] = GIVEN[name] ?? [];
      const inFolder = given.map((one) => (/\.\w+$/.test(one) ? join(folder, one) : one));
      const ended = await run(main, inFolder, input);
      const code = name === 'start' ? 1 : 2;
      expect([name, ended]).toEqual([
        name,
        {
          code,
          said: '',
          complained: expect.stringMatching(
            /^[^\n]*the data folder \S+ is in use by another process; stop that one first\n$/,
          ),
        },
      ]);
    }
  } finally {
    await running.close(5_000);
  }
}, 240_000);
