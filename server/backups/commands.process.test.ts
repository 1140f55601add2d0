import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../hono.config.ts';
import { foundPanel } from '../accounts/found-panel.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { compose } from '../compose.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { fillDataFolder } from '../database/testing/fill-data-folder.ts';
import { runBackupCommand } from './testing/run-backup-command.ts';

const LEADER = {
  panel: 'Sierra',
  leader: 'Isabel',
  username: 'isabel',
  email: '',
  timeZone: 'UTC',
  hash: 'none',
};
const PASSWORD = 'Oil-panel7!';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-backup-commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program of this folder on a data folder. */
const run = (dataFolder: string, ...command: [string, readonly string[], string?]) =>
  runBackupCommand({ DATA_FOLDER: dataFolder }, ...command);

const product = (dataFolder: string) =>
  compose(readSettings({ PORT: '0', DATA_FOLDER: dataFolder, LOG: 'error' }), {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    write: () => {},
    page: join(folder, 'no-page'),
  });

async function signIn(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/sign-in/username`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: LEADER.username, password: PASSWORD, rememberMe: true }),
  });
  return answer.status;
}

test('BAK-6 BAK-7 BAK-40 BAK-44 BAK-48 BAK-53 BAK-78 BAK-82 an installation is backed up into a file, while it runs and while it rests, verified, and restored elsewhere, where its leader signs in', async () => {
  const data = join(folder, 'data');
  const file = join(folder, 'backup.zip');
  await fillDataFolder(data);
  const running = await product(data);
  await running.database.asInstallation((trx) =>
    foundPanel(trailOf(running.database, trx), { ...LEADER, from: 'here', at: new Date() }),
  );
  const live = join(folder, 'live.zip');
  const asked = await run(data, 'backup.main.ts', [live]);
  expect(asked).toMatchObject({ code: 0, complained: '' });
  expect(asked.said).toContain('Sierra (');
  expect(await run(data, 'backup.main.ts', [live])).toMatchObject({
    code: 2,
    complained: expect.stringContaining('is there already; nothing was written'),
  });
  const rehearsed = await run(data, 'verify.main.ts', [live, '--restore']);
  expect(rehearsed).toMatchObject({ code: 0, complained: '' });
  expect(rehearsed.said).toMatch(/^whole$/m);
  expect(rehearsed.said).toMatch(/^kept that a backup of .* was verified$/m);
  expect(rehearsed.said).toMatch(/^1 user: equal$/m);
  expect(rehearsed.said).toMatch(/^kept that a backup of .* was restored$/m);
  expect(await (await fetch(`${running.url}/health`)).json()).toMatchObject({
    backup: { hours: 0, restoredHours: 0, failed: false },
  });
  expect(await readdir(join(data, 'backup-requests'))).toEqual([]);
  await running.close(5_000);

  const made = await run(data, 'backup.main.ts', [file]);
  expect(made).toMatchObject({ code: 0, complained: '' });
  expect(made.said).toContain('Sierra (');
  expect(await readdir(folder)).not.toContain('backup.zip.unfinished');
  expect(await run(data, 'backup.main.ts', [file])).toMatchObject({
    code: 2,
    complained: expect.stringContaining('is there already; nothing was written'),
  });
  expect(await run(data, 'verify.main.ts', [file])).toEqual({
    code: 0,
    said: expect.stringMatching(/whole\nsigned by the key [0-9a-f]{32}\nkept that/),
    complained: '',
  });

  const elsewhere = join(folder, 'elsewhere');
  const stranger = join(folder, 'stranger');
  await prepareDataFolder(stranger);
  const key = ['--key', join(data, 'trail-key.pem')];
  expect((await run(stranger, 'verify.main.ts', [file, ...key])).said).toMatch(
    /^whole\nsigned by the key/m,
  );
  expect(await run(elsewhere, 'restore.main.ts', [file])).toMatchObject({
    code: 2,
    complained: expect.stringContaining('place the trail-key.pem of then first'),
  });
  const leader = ['--leader', LEADER.username];
  const restore = ['restore.main.ts', [file, ...key, ...leader], PASSWORD] as const;
  expect(await run(elsewhere, ...restore)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^1 user: equal$/m),
    complained: '',
  });
  expect(await run(elsewhere, ...restore)).toMatchObject({
    code: 2,
    complained: expect.stringContaining('this installation holds a panel; nothing was restored'),
  });
  expect(await run(data, 'compare.main.ts', [file])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^1 user: equal$[\s\S]*^the same\n$/m),
  });
  expect(await run(elsewhere, 'compare.main.ts', [file])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^\d+ audit: goes on in the second; 0 in the first alone, 1 in/m),
  });
  const restored = await product(elsewhere);
  try {
    expect(await signIn(restored.url)).toBe(200);
  } finally {
    await restored.close(5_000);
  }

  const bytes = await open(file, 'r+');
  await bytes.write(Buffer.from([0xff, 0xff, 0xff]), 0, 3, 60);
  await bytes.close();
  expect(await run(data, 'verify.main.ts', [file])).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^not whole: README\.txt: /),
  });
}, 240_000);
