import { afterAll, beforeAll, expect, test } from 'vitest';
import { trayName } from '../../../domain/documents/document-names.ts';
import { readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { parseSessionCode, type SessionCode, type TasterId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { changeSession } from '../../database/sessions/sessions.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';
import { alignSession } from './align-session.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A shown session of two tasters and two glasses, and the log of reconciling it. */
async function scene() {
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  const told: unknown[] = [];
  const align = (of: SessionCode, only?: TasterId) =>
    alignSession(
      { database, sync: panel.sync, log: (...event) => told.push(event) },
      panel.panel,
      of,
      only,
    );
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const states = () =>
    Promise.all([ana, ben].map(async (taster) => (await panel.tray(session, taster)).state));
  /** Closes the session in its row alone, like a process that crashed right after its commit. */
  const closeRows = () =>
    database.inPanel(panel.panel, (scope) => changeSession(scope, session, { state: 'closed' }));
  return { panel, session, ana, ben, align, told, states, closeRows };
}

test('COM-2 every tray becomes what the rows say, or that of one taster alone when only that is asked', async () => {
  const { align, session, ben, states, closeRows, told } = await scene();
  await closeRows();
  await align(session, ben);
  expect(await states()).toEqual(['open', 'closed']);
  await align(session);
  expect(await states()).toEqual(['closed', 'closed']);
  expect(told).toEqual([]);
});

test('COM-2 a session that is not there, or has no trays yet, is left alone without a word', async () => {
  const { panel, align, ana, told } = await scene();
  const draft = await panel.planned();
  await align(draft, ana);
  await align(there(parseSessionCode(999)), ana);
  expect(told).toEqual([]);
});

test('COM-2 a tray that cannot be read is told of, and keeps no other from being aligned', async () => {
  const { panel, align, session, ana, states, ben, closeRows, told } = await scene();
  await closeRows();
  const broken = trayName({ panel: panel.panel, session }, ana);
  await panel.sync.change(broken, (doc) => doc.getMap('tray').set('restSeconds', 'long'));
  await align(session);
  expect((await panel.tray(session, ben)).state).toBe('closed');
  expect(told).toEqual([
    [
      'error',
      'tray-not-aligned',
      {
        session,
        taster: ana,
        problem: 'Error: document-field-invalid {"field":"restSeconds"}',
      },
    ],
  ]);
  await expect(states()).rejects.toThrow('document-field-invalid');
});

test('TRA-2 a seal stands on the tray of its own taster alone, though both have a glass of that code', async () => {
  const { panel, align, session, ana, ben } = await scene();
  const { code } = there((await panel.glasses(session)).find(({ taster }) => taster === ana));
  await panel.mark(session, ana, code);
  await panel.seal(session, ana, code);
  await align(session);
  const sealed = async (taster: TasterId) =>
    (await panel.tray(session, taster)).glasses.filter((glass) => glass.sealed !== null);
  expect((await sealed(ana)).map((glass) => glass.code)).toEqual([code]);
  expect(await sealed(ben)).toEqual([]);
});

test('BTH-4 a seal begins a rest, that of the last glass begins none and ends the one before', async () => {
  const { panel, session, ana } = await scene();
  const glasses = (await panel.glasses(session)).filter(({ taster }) => taster === ana);
  const rests: (string | null)[] = [];
  for (const { code } of glasses) {
    panel.clock.at = Date.parse('2026-11-27T10:00:00.000Z');
    await panel.mark(session, ana, code);
    await panel.seal(session, ana, code);
    rests.push((await panel.tray(session, ana)).restUntil);
  }
  expect(rests).toEqual(['2026-11-27T10:16:00.000Z', null]);
});

test('COM-2 of a re-opened sheet the spent signature goes, and a new one, or that of a sealed sheet, stays', async () => {
  const { panel, align, session, ana, ben, told, closeRows } = await scene();
  const [glass] = await panel.glasses(session);
  const { code } = there(glass);
  for (const taster of [ana, ben]) {
    // Both sign at the same time: a signature is cleared only for its own sheet.
    panel.clock.at = Date.parse('2026-11-27T10:00:00.000Z');
    await panel.mark(session, taster, code);
    await panel.seal(session, taster, code);
  }
  const signed = async (taster: TasterId) => {
    const sheet = await panel.sync.read(panel.sheetName(session, taster, code), readEvaluation);
    return sheet.ok && sheet.value.signature !== null;
  };
  await panel.give('reopen-sheet', { session, taster: ana, code, reason: 'a slip' });
  await align(session);
  expect([await signed(ana), await signed(ben)]).toEqual([false, true]);
  // Signed again while sealing fails.
  panel.trouble.commit = true;
  await panel.mark(session, ana, code);
  await align(session);
  expect([await signed(ana), await signed(ben)]).toEqual([true, true]);
  // A re-opened sheet that cannot be read does not stop the updates of its tray.
  await panel.sync.change(panel.sheetName(session, ana, code), (doc) =>
    doc.getMap('marks').set('fruity', 'much'),
  );
  await closeRows();
  await align(session);
  expect((await panel.tray(session, ana)).state).toBe('closed');
  expect(told).toEqual([]);
});
