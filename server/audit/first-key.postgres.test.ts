import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { currentTrailKey } from '../database/installation/trail-keys.ts';
import { serverPlace } from '../database/testing/server-place.ts';
import { openDatabase } from './open-database.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

/** Starts two processes at once on one new database, each with its own key file. */
async function started(files: (folder: string) => readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-key-'));
  const by = await server.freshDatabase();
  const opened = await Promise.allSettled(
    files(folder).map((trailKey) => openDatabase({ ...serverPlace(by), trailKey })),
  );
  const there = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  onTestFinished(async () => {
    for (const database of there) await database.close();
    await rm(folder, { recursive: true });
  });
  const failed = opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  return { there, failed, kept: await readdir(folder) };
}

test('AUD-6 AUD-32 of processes that make the first key at once one wins, and all sign with it', async () => {
  const { there, failed, kept } = await started((folder) =>
    Array.from({ length: 4 }, () => join(folder, 'trail-key.pem')),
  );
  expect(failed).toEqual([]);
  expect(kept).toEqual(['trail-key.pem']);
  const ids = await Promise.all(there.map(({ db }) => currentTrailKey(db)));
  expect(new Set([...ids, ...there.map(({ trailKey }) => trailKey.id)]).size).toBe(1);
  expect(ids[0]).not.toBeNull();
});

test('AUD-8 AUD-34 of processes with a file each one signs, and the others do not start', async () => {
  const { there, failed } = await started((folder) =>
    ['a.pem', 'b.pem', 'c.pem'].map((name) => join(folder, name)),
  );
  expect(there).toHaveLength(1);
  expect(failed).toHaveLength(2);
  for (const problem of failed) expect(problem).toMatch(/with key [0-9a-f]{32}/);
});
