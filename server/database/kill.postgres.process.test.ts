import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { foundPanel } from './contract/facts.ts';
import { createDatabase } from './create-database.ts';
import type { DatabaseLocation } from './database.ts';
import { createDocumentStore } from './documents/create-document-store.ts';
import { fillDataFolder } from './testing/fill-data-folder.ts';
import { serverPlace } from './testing/server-place.ts';

const APPENDER = new URL('./testing/append-forever.main.ts', import.meta.url).pathname;

/** Kills a process after it printed `count` numbers. Returns the last number that it printed. */
async function killAfter(place: DatabaseLocation, name: string, count: number): Promise<number> {
  const child = spawn(process.execPath, [APPENDER, JSON.stringify(place), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let last = -1;
  let told = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    told += 1;
    if (told === count) child.kill('SIGKILL');
  }
  await gone;
  return last;
}

const numberOf = (update: Uint8Array): number =>
  new DataView(update.buffer, update.byteOffset).getUint32(0);

/**
 * Checks that every acknowledged update is stored, in order and without a gap. At most the one in
 * progress is stored in addition.
 */
async function losesNothing(place: DatabaseLocation): Promise<void> {
  const first = await createDatabase(place);
  const panel = await foundPanel(first);
  const names = [1, 2, 3].map((session) => `${panel}/session/${session}`);
  const store = createDocumentStore(first);
  for (const name of names) await store.create(name, 'birth', new Uint8Array());
  await first.close();
  for (const [index, name] of names.entries()) {
    const last = await killAfter(place, name, 20 + index * 15);
    const again = await createDatabase(place);
    const numbers = (await createDocumentStore(again).load(name))?.updates.map(numberOf) ?? [];
    await again.close();
    expect(numbers.length).toBeGreaterThanOrEqual(last + 1);
    expect(numbers.length).toBeLessThanOrEqual(last + 2);
    expect(numbers).toEqual(numbers.map((_, place) => place));
  }
}

describe('killing the process', () => {
  let folder = '';
  let postgres: TestPostgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'verdial-kill-'));
    postgres = await startTestPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('KEE-6 what was appended is there after kill -9, embedded', async () => {
    const dataFolder = join(folder, 'data');
    await fillDataFolder(dataFolder);
    await losesNothing({ dataFolder });
  });

  it('KEE-6 what was appended is there after kill -9, on a server', async () => {
    await losesNothing(serverPlace(await postgres.freshDatabase()));
  });

  it('DAT-4 a folder in use is refused, and free again when its holder is gone', async () => {
    const place = { dataFolder: join(folder, 'data') };
    const holder = await createDatabase(place);
    await expect(createDatabase(place)).rejects.toThrow('in use by another process');
    await holder.close();
    await (await createDatabase(place)).close();
  });

  it('DAT-5 DAT-55 the embedded database says that commits reach the disk, and keeps its folder to its owner', async () => {
    const place = { dataFolder: join(folder, 'data') };
    const database = await createDatabase(place);
    expect(database.durability).toEqual({ synced: true, by: 'embedded' });
    await database.close();
    expect(statSync(place.dataFolder).mode & 0o777).toBe(0o700);
  });
});
