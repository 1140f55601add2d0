import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { listPanels } from '../database/installation/panels.ts';
import { furnishedPanel, ONE } from '../database/testing/furnished-panel.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { writeBackupFile } from './backup-file.ts';
import { MANIFEST, manifestText } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';
import { createZipWriter } from './write-zip.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');

let database: Database;
let folder = '';
beforeAll(async () => {
  database = await testDatabase();
  await furnishedPanel(database, ONE);
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-backup-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('BAK-6 a backup has no name before it is whole: who is ended by force leaves none', async () => {
  const file = join(folder, 'b.zip');
  const named: boolean[] = [];
  const told = () => named.push(existsSync(file));
  await writeBackupFile(database, file, {
    panels: await database.asInstallation(listPanels),
    at: AT,
    told,
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named).not.toContain(true);
  expect(await readdir(folder)).toEqual(['b.zip']);
  await verifyBackup(file);
});

test('BAK-6 BAK-61 a file that is there stays, also one that took the name meanwhile', async () => {
  const file = join(folder, 'b.zip');
  const order = { panels: await database.asInstallation(listPanels), at: AT };
  const written: Promise<void>[] = [];
  const told = () => written.push(writeFile(file, 'of another'));
  await expect(writeBackupFile(database, file, { ...order, told })).rejects.toThrow('EEXIST');
  await Promise.all(written);
  expect(await readFile(file, 'utf8')).toBe('of another');
  await expect(writeBackupFile(database, file, order)).rejects.toThrow('is there already');
  expect(await readdir(folder)).toEqual(['b.zip']);
});

test('SEC-84 BAK-4 a manifest that says a member twice, or is laid out anew, is none', async () => {
  const file = join(folder, 'b.zip');
  const panels = await database.asInstallation(listPanels);
  await writeBackupFile(database, file, { panels, at: AT });
  const { manifest, entries } = await verifyBackup(file);
  const genuine = manifestText(manifest);
  const [panel] = manifest.panels;
  const name = `"name": ${JSON.stringify(panel?.name)}`;
  const withManifest = async (text: string) => {
    const pieces: Uint8Array[] = [];
    const zip = createZipWriter({ at: AT, write: async (piece) => void pieces.push(piece) });
    for (const entry of entries.values())
      if (entry.name !== MANIFEST) await zip.entry(entry.name, entry.bytes());
    await zip.entry(MANIFEST, Readable.from([text]));
    await zip.end();
    const other = join(folder, 'other.zip');
    await writeFile(other, Buffer.concat(pieces));
    return verifyBackup(other);
  };
  expect((await withManifest(genuine)).manifest).toEqual(manifest);
  for (const forged of [
    genuine.replace(name, `"name": "Another",\n      ${name}`),
    JSON.stringify(manifest),
  ]) {
    expect(forged).not.toBe(genuine);
    await expect(withManifest(forged)).rejects.toThrow('is not one that can be read');
  }
});
