import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder } from '../testing/fill-data-folder.ts';
import { openEmbedded } from './open-embedded.ts';
import { openEngine } from './open-engine.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdial-recovered-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Counts the syncs to the disk that opening a database makes before its first statement. */
async function broughtAtOpening(data: string): Promise<number | null> {
  const engine = await openEngine({ folder: data, from: null });
  const brought = engine.syncs?.count() ?? null;
  await engine.lite.close();
  engine.release();
  return brought;
}

const filesIn = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

test('DAT-30 what is recovered at the opening is on the disk before anything is answered', async () => {
  const data = join(folder, 'data');
  await fillDataFolder(data);
  const opened = await openEmbedded({ dataFolder: data });
  await sql`create table kept (number int)`.execute(opened.db);
  await sql`insert into kept values (1)`.execute(opened.db);
  // As after a kill: the database was not closed.
  const killed = join(folder, 'killed');
  cpSync(join(data, 'database'), join(killed, 'database'), { recursive: true });
  await opened.close();
  // It is unknown what the killed process had synced, so every file is synced.
  const files = filesIn(join(killed, 'database'));
  expect(files).toBeGreaterThan(100);
  expect(await broughtAtOpening(killed)).toBeGreaterThanOrEqual(files);
  // After a graceful shutdown everything is already on the disk.
  expect(await broughtAtOpening(killed)).toBeLessThan(files / 10);
  const again = await openEmbedded({ dataFolder: killed });
  const kept = await sql`select number from kept`.execute(again.db);
  await again.close();
  expect(kept.rows).toEqual([{ number: 1 }]);
}, 240_000);
