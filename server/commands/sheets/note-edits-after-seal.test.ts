import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { readEvaluation, setComments } from '../../../domain/documents/evaluation.document.ts';
import type { Database } from '../../database/database.ts';
import { readWholeSheet } from '../../database/sheets/read-whole-sheet.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { SOON } from '../../sync/testing/use-live.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { serverDecides } from '../testing/server-decides.ts';
import { there } from '../testing/there.ts';
import { noteEditsAfterSeal } from './note-edits-after-seal.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A signed sheet that is kept loaded, as on its taster's screen. */
async function signed() {
  const panel = await panelAtWork(database, { samples: 1 });
  const session = await panel.shown();
  const { taster, code } = there((await panel.glasses(session))[0]);
  const name = panel.sheetName(session, taster, code);
  const live = await panel.sync.hocuspocus.openDirectConnection(name);
  const doc = there(live.document);
  const told = () => panel.trail('sheet-edited-after-seal');
  return { panel, key: { session, taster, code }, doc, live, name, told };
}

test('EVA-6 what reaches a sheet while it is being sealed is no part of it, and stands whole in the trail', async () => {
  const { panel, key, doc, live, told } = await signed();
  const { session, taster, code } = key;
  await panel.mark(session, taster, code, { fruity: 30 }, { sign: false });
  // The last stroke of the pen arrives just before the seal is committed.
  panel.trouble.meanwhile = () => {
    panel.trouble.meanwhile = () => {};
    doc.getMap('marks').set('fruity', 90);
    setComments(doc, 'late\0');
  };
  doc.getMap('fields').set('signature', {
    strokes: [[0, 0, 10, 10]],
    at: '2026-11-27T09:05:00.000Z',
  });
  expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
  await expect.poll(told, SOON).toMatchObject([
    {
      actor: 'system',
      data: key,
      before: { marks: { fruity: 30, bitter: 0 }, comments: '' },
      after: { marks: { fruity: 90, bitter: 0 }, comments: 'late' },
    },
  ]);
  // Clients receive the sealed content; the document with the late stroke is unloaded.
  const served = await panel.sync.read(panel.sheetName(session, taster, code), readEvaluation);
  expect(served).toMatchObject({ value: { marks: { fruity: 30 }, comments: '' } });
  // The desk reads the sheet from its record, with the late edit next to it (EVA-8).
  const whole = await database.inPanel(panel.panel, (scope) => readWholeSheet(scope, key));
  expect(whole).toMatchObject({
    sheet: { said: { marks: { fruity: 30 }, comments: '' }, marks: { fruity: 30 }, version: 1 },
    later: [{ said: { marks: { fruity: 90 }, comments: 'late' } }],
  });
  const row = await database.inPanel(panel.panel, ({ trx }) =>
    trx.selectFrom('sheets').select('marks').where('panel', '=', panel.panel).execute(),
  );
  expect(row).toMatchObject([{ marks: { fruity: 30 } }]);
  await live.disconnect();
});

test('EVA-6 what comes after the seal is noted once, as often as it is brought; what is as it was sealed, and what is no sheet, is not', async () => {
  const { panel, key, name, told } = await signed();
  const { session, taster, code } = key;
  await panel.mark(session, taster, code);
  await panel.seal(session, taster, code);
  const stored = await panel.sync.read(name, (doc) => Y.encodeStateAsUpdate(doc));
  const log: unknown[] = [];
  const by = serverDecides(database, panel.panel, '2026-11-27T09:05:00.000Z');
  const note = (update: Uint8Array, of = key) =>
    noteEditsAfterSeal({ ...by, log: (...event) => log.push(event) }, of, update);
  const edited = (write: (doc: Y.Doc) => void): Uint8Array => {
    const device = new Y.Doc();
    Y.applyUpdate(device, stored);
    write(device);
    return Y.encodeStateAsUpdate(device);
  };
  await note(stored);
  await note(edited((doc) => doc.getMap('marks').set('fruity', 'much')));
  await note(stored, { ...key, taster: there((await panelAtWork(database)).tasterIds[0]) });
  expect([log, await told()]).toEqual([[], []]);
  const other = edited((doc) => doc.getMap('marks').set('fruity', 41));
  await note(other);
  await note(other);
  expect(log).toEqual([['warn', 'sheet-edited-after-seal', key]]);
  expect(await told()).toMatchObject([
    { actor: 'system', at: new Date('2026-11-27T09:05:00Z'), after: { marks: { fruity: 41 } } },
  ]);
  await note(edited((doc) => setComments(doc, 'sweet')));
  expect(await told()).toMatchObject([{}, { after: { marks: { fruity: 40 }, comments: 'sweet' } }]);
});
