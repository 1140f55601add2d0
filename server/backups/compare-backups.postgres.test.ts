import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { listPanels } from '../database/installation/panels.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { furnishedPanel, ONE } from '../database/testing/furnished-panel.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { writeBackupFile } from './backup-file.ts';
import { signerOf } from './backup-signature.ts';
import { compareBackups } from './compare-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup, type WholeBackup } from './verify-backup.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-compare-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function backup(database: Database): Promise<WholeBackup> {
  files += 1;
  const file = join(folder, `${files}.zip`);
  const panels = await database.asInstallation(listPanels);
  const sign = signerOf(database.trailKey);
  await writeBackupFile(database, file, { panels, at: AT, sign });
  return verifyBackup(file);
}

describe.each(ENGINES)('to $name and back', ({ start }) => {
  const engines: StartedEngine[] = [];
  afterAll(async () => {
    for (const engine of engines) await engine.stop();
  });

  test('BAK-48 BAK-5 what went over and back is the same row by row: lists, results, heads of books, sheets and the trail', async () => {
    const engine = await start();
    engines.push(engine);
    const [origin, home] = [await testDatabase(), await testDatabase()];
    try {
      await furnishedPanel(origin, ONE);
      const first = await backup(origin);
      const knownKeys = [origin.trailKey.id, engine.database.trailKey.id];
      const signedElsewhere = { knownKeys };
      await restoreBackup(engine.database, first, AT, signedElsewhere);
      const over = await backup(engine.database);
      await restoreBackup(home, over, AT, signedElsewhere);
      const back = await backup(home);
      const compared = await compareBackups(first, back);
      expect(compared.filter(({ isSame }) => !isSame)).toEqual([]);
      const equal = new Map(compared.map((one) => [one.table, one.equal]));
      for (const { name, rows } of first.manifest.entries) {
        const [, table = ''] = /^rows\/(\w+)\.jsonl$/.exec(name) ?? [];
        if (table !== '' && table !== 'audit_heads')
          expect([table, equal.get(table)]).toEqual([table, rows]);
      }
      // Two key changes, each with an audit entry.
      expect(compared.find(({ table }) => table === 'audit')).toMatchObject({
        firstAlone: 0,
        secondAlone: 2,
      });
    } finally {
      await origin.close();
      await home.close();
    }
  });

  test('BAK-48 BAK-78 a row that differs, is missing or is too much is counted, and a trail that was altered is not one that goes on', async () => {
    const engine = await start();
    engines.push(engine);
    const { database } = engine;
    await furnishedPanel(database, ONE);
    const first = await backup(database);
    await database.asOwner(async (trx) => {
      await sql`update tasters set phone = '958' where code = 'T-one'`.execute(trx);
      await sql`delete from point_notes`.execute(trx);
    });
    const second = await backup(database);
    const differing = async (one: WholeBackup, other: WholeBackup) =>
      (await compareBackups(one, other))
        .filter(({ isSame }) => !isSame)
        .map(({ table, firstAlone, secondAlone }) => [table, firstAlone, secondAlone]);
    expect(await differing(first, second)).toEqual([
      ['tasters', 1, 1],
      ['point_notes', 1, 0],
    ]);
    expect(await differing(second, first)).toEqual([
      ['tasters', 1, 1],
      ['point_notes', 0, 1],
    ]);
    await database.asOwner(async (trx) => {
      await sql`alter table audit disable trigger user`.execute(trx);
      await sql`update audit set reason = 'x'`.execute(trx);
    });
    const altered = await differing(second, await backup(database));
    expect(altered.map(([table]) => table)).toEqual(['audit']);
  });
});
