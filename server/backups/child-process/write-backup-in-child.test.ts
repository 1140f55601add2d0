import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../database/create-database.ts';
import type { Database } from '../../database/database.ts';
import { deviceKeyOf } from '../../database/installation/device-keys.ts';
import { listPanels } from '../../database/installation/panels.ts';
import { SERVER_LIMITS } from '../../database/server-limits.ts';
import { fillDataFolder } from '../../database/testing/fill-data-folder.ts';
import { furnishedPanel, ONE, SAME } from '../../database/testing/furnished-panel.ts';
import { signerOf } from '../backup-signature.ts';
import { type BackupOrder, writeBackup } from '../write-backup.ts';
import { writeBackupInChild } from './write-backup-in-child.ts';

let dataFolder = '';
let database: Database;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verdial-beside-'));
  await fillDataFolder(dataFolder);
  database = await createDatabase({ dataFolder });
  const panel = await furnishedPanel(database, ONE);
  await deviceKeyOf(database, { panel, user: SAME.account });
});
afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const order = async (more: Partial<BackupOrder> = {}): Promise<BackupOrder> => ({
  panels: await database.asInstallation(listPanels),
  at: new Date('2026-11-28T08:00:00.000Z'),
  sealing: database.trailKey,
  sign: signerOf(database.trailKey),
  write: async () => {},
  ...more,
});
const copies = async () =>
  (await readdir(dataFolder)).filter((name) => name.startsWith('copy-aside-'));

test('BAK-51 BAK-53 a process beside the server makes the same file, piece by piece, sealed and signed with a key that it is not given', async () => {
  const [here, readAccess]: Uint8Array[][] = [[], []];
  const told: string[] = [];
  const into = (pieces: Uint8Array[] | undefined) => async (piece: Uint8Array) =>
    void pieces?.push(Uint8Array.from(piece));
  const manifest = await writeBackup(database, await order({ write: into(here) }));
  expect(
    await writeBackupInChild(
      database,
      await order({ write: into(readAccess), told: (table) => void told.push(table) }),
    ),
  ).toEqual(manifest);
  expect(manifest.entries.map(({ name }) => name)).toContain('sealed/device_keys');
  expect(Buffer.concat(readAccess ?? [])).toEqual(Buffer.concat(here ?? []));
  expect(told).toContain('sheets');
  expect(await copies()).toEqual([]);
});

test('BAK-51 BAK-80 one that is cancelled ends at once, and leaves neither its process nor its copy', async () => {
  const cancel = new AbortController();
  let pieces = 0;
  const making = writeBackupInChild(
    database,
    await order({
      signal: cancel.signal,
      write: async () => {
        pieces += 1;
        cancel.abort(new Error('cancelled'));
      },
    }),
  );
  await expect(making).rejects.toThrow('cancelled');
  expect(pieces).toBe(1);
  expect(await copies()).toEqual([]);
});

test('BAK-51 BAK-80 what goes wrong there is told here', async () => {
  const readAccess = {
    ...({ kind: 'server', scope: null, limits: SERVER_LIMITS } as const),
    url: 'postgres://nobody@127.0.0.1:9/none',
  };
  await expect(
    writeBackupInChild({ db: database.db, openCopy: null, readAccess }, await order()),
  ).rejects.toThrow('ECONNREFUSED');
});
