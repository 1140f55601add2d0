import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { foundPanel } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';
import { fillDataFolder } from '../testing/fill-data-folder.ts';

const FILLER = new URL('../testing/fill-disk.main.ts', import.meta.url).pathname;
/**
 * File size limit in blocks of 512 bytes. The first file of the write-ahead log reaches it soon
 * after the first start, and needs more.
 */
const ROOM = 30_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdial-full-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('DAT-11 KEE-1 when there is no room for the engine’s log an append is refused, and the next holds when there is room again', async () => {
  const place = { dataFolder: join(folder, 'data') };
  await fillDataFolder(place.dataFolder);
  const first = await createDatabase(place);
  const name = `${await foundPanel(first)}/session/1`;
  await createDocumentStore(first).create(name, 'birth', new Uint8Array());
  await first.close();

  // A limit on the file size refuses a write as a full disk does, for any user and any folder.
  const child = spawn(
    'sh',
    [
      '-c',
      `ulimit -S -f ${ROOM}; exec "$0" "$@"`,
      process.execPath,
      FILLER,
      place.dataFolder,
      name,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line !== 'full') continue;
    const given = spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:']);
    expect(given.status).toBe(0);
    child.stdin.write('there is room\n');
  }
  expect(await gone).toEqual([0, null]);
  const stored = said.filter((line) => line !== 'full').map(Number);
  expect(said.indexOf('full')).toBeGreaterThan(0);
  expect(said.indexOf('full')).toBeLessThan(said.length - 1);

  const again = await createDatabase(place);
  const numbers = (await createDocumentStore(again).load(name))?.updates.map(numberOf) ?? [];
  await again.close();
  // A rejected write may be stored or not. An acknowledged write is stored.
  expect(numbers).toEqual(expect.arrayContaining(stored));
}, 240_000);

const numberOf = (update: Uint8Array): number =>
  new DataView(update.buffer, update.byteOffset).getUint32(0);
