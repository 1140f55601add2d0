import { chmod, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from '../../database/pglite/folder-lock.ts';
import { createAnswering } from './answer-requests.ts';
import { askServer, isHeld } from './ask-server.ts';
import { type BackupRequest, REQUESTS } from './backup-request.ts';

const BACK_UP: BackupRequest = {
  kind: 'back-up',
  file: '/backups/one.zip',
  panel: null,
  isKept: true,
};
const SOON = { timeout: 10_000 };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-asked-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A server that has locked the folder and polls only when the test asks for it. */
async function server(
  answer: Parameters<typeof createAnswering>[0]['answer'] = async ({ kind }) => [kind],
) {
  const lock = lockFolder(folder);
  const told: string[] = [];
  const answering = createAnswering({
    dataFolder: folder,
    now: Date.now,
    answer,
    log: (_level, event) => told.push(event),
  });
  await answering.open();
  const left = () => readdir(join(folder, REQUESTS));
  return { ...answering, told, left, end: lock.release };
}

const isAsked = (left: () => Promise<string[]>) =>
  vi.waitUntil(async () => (await left()).some((name) => name.endsWith('.json')), SOON);

test('BAK-40 the server that holds the data folder is asked and answers, and nothing of it stays', async () => {
  expect(isHeld(folder)).toBe(false);
  const asked: BackupRequest[] = [];
  const { look, left, end } = await server(async (request) => {
    asked.push(request);
    return ['made', 'whole'];
  });
  expect(isHeld(folder)).toBe(true);
  const answer = askServer(folder, BACK_UP);
  await isAsked(left);
  await look();
  expect(await answer).toEqual(['made', 'whole']);
  expect(asked).toEqual([BACK_UP]);
  expect(await left()).toEqual([]);
  end();
});

test('BAK-40 what the server refuses is told to who asked, in its words', async () => {
  const { look, left, end, told } = await server(() => Promise.reject(new Error('no room')));
  const answer = askServer(folder, BACK_UP);
  const refused = expect(answer).rejects.toThrow('no room');
  await isAsked(left);
  await look();
  await refused;
  expect(told).toEqual(['backup-request-refused']);
  end();
});

test('BAK-40 a request that is taken back ends what was begun', async () => {
  const { look, left, end } = await server(
    (_request, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  );
  const cancel = new AbortController();
  const answer = askServer(folder, BACK_UP, cancel.signal);
  const refused = expect(answer).rejects.toThrow('not wanted');
  await isAsked(left);
  const looking = look();
  await vi.waitUntil(async () => (await left()).some((name) => name.endsWith('.taken')), SOON);
  cancel.abort(new Error('not wanted'));
  await refused;
  await looking;
  end();
});

test('BAK-40 a process that holds the folder and is no server, or ends, is told so instead of waited for', async () => {
  const lock = lockFolder(folder);
  await expect(askServer(folder, BACK_UP)).rejects.toThrow('is no server');
  lock.release();
  const { end } = await server();
  await expect(askServer(folder, BACK_UP, undefined, 0)).rejects.toThrow('does not answer');
  const waiting = askServer(folder, BACK_UP);
  end();
  await expect(waiting).rejects.toThrow('ended before it answered');
});

test.skipIf(process.platform === 'win32')(
  'BAK-40 BAK-69 a request that others may write, a link, and what is no request are refused',
  async () => {
    const { look, left, end, told } = await server();
    const place = (name: string) => join(folder, REQUESTS, name);
    await writeFile(place('1.json'), JSON.stringify(BACK_UP));
    await chmod(place('1.json'), 0o666);
    await writeFile(join(folder, 'elsewhere'), JSON.stringify(BACK_UP), { mode: 0o600 });
    await symlink(join(folder, 'elsewhere'), place('2.json'));
    await writeFile(place('3.json'), '{"kind":"forget"}', { mode: 0o600 });
    await look();
    expect(told).toEqual(Array(3).fill('backup-request-refused'));
    expect(await left()).toEqual(['1.answer', '2.answer', '3.answer']);
    end();
  },
);
