import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEvaluation, setComments } from '../../../domain/documents/evaluation.document.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { serverDecides } from '../testing/server-decides.ts';
import { there } from '../testing/there.ts';
import { noteEditsAfterSeal } from './note-edits-after-seal.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A signed sheet that is held live, as before its taster. */
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
  // The last stroke of the pen comes when the seal is all but committed.
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
  const rows = await told();
  expect(rows).toMatchObject([
    {
      data: key,
      before: { marks: { fruity: 30, bitter: 0 }, comments: '' },
      after: { marks: { fruity: 90, bitter: 0 }, comments: 'late' },
    },
  ]);
  const row = await database.inPanel(panel.panel, ({ trx }) =>
    trx.selectFrom('sheets').select('marks').where('panel', '=', panel.panel).execute(),
  );
  expect(row).toMatchObject([{ marks: { fruity: 30 } }]);
  await live.disconnect();
});

test('EVA-6 a sheet that is as it was sealed leaves no note, nor does one that is gone or cannot be read', async () => {
  const { panel, key, live, name, told } = await signed();
  const { session, taster, code } = key;
  await panel.mark(session, taster, code);
  await panel.seal(session, taster, code);
  expect(await told()).toEqual([]);
  const sealed = await panel.sync.read(name, readEvaluation);
  if (!sealed.ok) throw new Error(sealed.code);
  const log: unknown[] = [];
  const by = serverDecides(database, panel.panel, '2026-11-27T09:05:00.000Z');
  const note = (of: typeof key) =>
    noteEditsAfterSeal(
      { ...by, sync: panel.sync, log: (...event) => log.push(event) },
      of,
      sealed.value,
    );
  await note({ ...key, taster: there((await panelAtWork(database)).tasterIds[0]) });
  expect(log).toEqual([]);
  await panel.sync.change(name, (doc) => doc.getMap('marks').set('fruity', 41));
  await note(key);
  expect(log).toEqual([['warn', 'sheet-edited-after-seal', key]]);
  expect(await told()).toMatchObject([{ actor: 'system', at: new Date('2026-11-27T09:05:00Z') }]);
  await panel.sync.change(name, (doc) => doc.getMap('marks').set('fruity', 'much'));
  await note(key);
  expect(await told()).toHaveLength(1);
  await live.disconnect();
});
