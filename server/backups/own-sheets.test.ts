import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { NO_WORDS } from '../../domain/sheets/definition/words.ts';
import { definitionFrom, draftOf } from '../../domain/sheets/own/draft-of.ts';
import { awardPoints } from '../../domain/testing/award-points.ts';
import type { PanelId, SessionCode } from '../../domain/words/ids.ts';
import { panelAtWork } from '../commands/testing/panel-at-work.ts';
import type { Database } from '../database/database.ts';
import {
  insertOwnSheet,
  insertSheetVersion,
  listOwnSheets,
} from '../database/installation/panel-sheets.ts';
import { listPanels } from '../database/installation/panels.ts';
import { scoresOfSession } from '../database/samples/store-scores.ts';
import { findSession } from '../database/sessions/sessions.ts';
import { definitionOf } from '../database/sessions/sheet-of-session.ts';
import { listPoints } from '../database/sheets/list-points.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');
const by = { name: 'Eva', at: AT };
const draft = draftOf(AWARD_100, { ...NO_WORDS, en: 'Ours', es: 'La nuestra' });
const databases: Database[] = [];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-backup-'));
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function newDatabase(): Promise<Database> {
  const database = await testDatabase();
  databases.push(database);
  return database;
}

/** Reads the own sheet definitions of a panel, and a session that was scored with one of them. */
const told = (database: Database, panel: PanelId, session: SessionCode) =>
  database.inPanel(panel, async (scope) => {
    const row = await findSession(scope, session);
    return {
      sheets: await listOwnSheets(scope),
      scores: await scoresOfSession(scope, session),
      points: await listPoints(scope, session),
      definition: await definitionOf(scope, row?.sheet ?? ''),
    };
  });

test('SHT-8, SHT-9, BAK-5, SHT-42 a competition on a sheet of the panel’s own comes back from a backup with its definition, points and scores', async () => {
  const database = await newDatabase();
  const panel = await panelAtWork(database, { tasters: 3 });
  await database.inPanel(panel.panel, async (scope) => {
    const id = '0c000000-0000-4000-8000-000000000007';
    await insertOwnSheet(scope, { id, base: 'award-100', draft }, by);
    await insertSheetVersion(scope, 1, definitionFrom(draft, { sheet: 1, version: 1 }), by);
  });
  const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'sheet', 'own-1-1'));
  for (const { taster, code } of await panel.glasses(session)) {
    await panel.givePoints(session, taster, code, awardPoints(1));
    expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
  }
  await panel.give('close-session', { session });
  await panel.give('validate-session', { session, reason: null });
  const before = await told(database, panel.panel, session);
  expect([before.scores.length, before.points.length, before.definition.id]).toEqual([
    2,
    6,
    'own-1-1',
  ]);

  const path = join(folder, 'award.zip');
  const out = await open(path, 'wx');
  const panels = await database.asInstallation(listPanels);
  await writeBackup(database, {
    panels,
    at: AT,
    write: async (piece) => void (await out.write(piece)),
  });
  await out.close();
  const empty = await newDatabase();
  await restoreBackup(empty, await verifyBackup(path), AT, { isUnprovenAccepted: true });
  expect(await told(empty, panel.panel, session)).toEqual(before);
});
