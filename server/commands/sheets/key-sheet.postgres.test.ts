import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  readEvaluation,
  setComments,
  setHeatingDevice,
} from '../../../domain/documents/evaluation.document.ts';
import { keyedPaper } from '../../../domain/testing/keyed.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { createNamedRecords } from '../../audit/named-records.ts';
import { verifySheets } from '../../audit/verify-sheets.ts';
import { unconfirmedSheets } from '../../database/installation/account-doubts.ts';
import { selfKeyedSheets } from '../../database/reports/reported-sheets.ts';
import { listMarks } from '../../database/sheets/marks.ts';
import { readWholeSheet } from '../../database/sheets/read-whole-sheet.ts';
import { insertSheet } from '../../database/sheets/sheets.ts';
import { performedBy } from '../../database/tasters/own-evaluations.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { sealedSheet } from '../../database/testing/sheet-with-marks.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { serverDecides } from '../testing/server-decides.ts';
import { there } from '../testing/there.ts';
import { noteEditsAfterSeal } from './note-edits-after-seal.ts';

const reason = 'The tablet had no battery: filled in on paper.';
const paper = keyedPaper();
const bitter = keyedPaper({ marks: { ...paper.marks, bitter: mm(30) } });
const settled = { first: paper, second: bitter, kept: bitter, comments: 'peppery', reason };

describe.each(ENGINES)('a sheet of paper on $name', ({ start }) => {
  let engine: StartedEngine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  /** A shown session of two tasters and two glasses. */
  async function tasted() {
    const { database } = engine;
    const panel = await panelAtWork(database);
    const session = await panel.shown();
    const [ana] = panel.tasterIds;
    const taster = there(ana);
    const own = (await panel.glasses(session)).filter((glass) => glass.taster === taster);
    const { code } = there(own.find(({ position }) => position === 1));
    const key = { session, taster, code };
    const keyIn = (change: object = {}, actor = panel.assistant) =>
      panel.give('key-sheet', { ...key, ...settled, ...change }, actor);
    const name = panel.sheetName(session, taster, code);
    const live = () => panel.sync.read(name, readEvaluation);
    const whole = () => database.inPanel(panel.panel, (scope) => readWholeSheet(scope, key));
    return { database, panel, session, taster, code, key, keyIn, name, live, whole };
  }

  test('KEY-1, KEY-4 it stands as a sealed sheet, on the tray and in its document, without a signature', async () => {
    const { panel, session, taster, code, keyIn, live } = await tasted();
    const given = await keyIn();
    const [row] = await panel.sheets(session);
    const { digest } = there(row);
    expect(row).toMatchObject({ taster, code, version: 1, late: false, valid: true });
    const at = new Date(panel.clock.at).toISOString();
    const answer = { session, taster, code, version: 1, digest, sealedAt: at };
    expect(given).toEqual({ ok: true, value: answer });
    const tray = await panel.tray(session, taster);
    expect(tray.glasses[0]?.sealed).toEqual({
      at,
      version: 1,
      digest,
      keyed: true,
      keyedBy: 'adjuntos',
    });
    expect(tray.restUntil).toBeNull();
    const { marks } = bitter;
    expect(await live()).toMatchObject({
      value: { marks, comments: 'peppery', fruityKind: 'green', signature: null, startedAt: null },
    });
  });

  test('KEY-3, KEY-6, KEY-17, KEY-19 the trail says who keyed it in, why, and which lines were settled, and no mark', async () => {
    const { panel, key, keyIn, whole, database, taster, session } = await tasted();
    await keyIn();
    const { digest } = there((await panel.sheets(session))[0]);
    expect(await panel.trail('key-sheet')).toMatchObject([
      {
        actor: 'adjuntos',
        role: 'adjuntos',
        data: key,
        reason,
        before: { version: null },
        after: { version: 1, late: false, valid: true, digest, settled: ['bitter'] },
      },
    ]);
    expect(await whole()).toMatchObject({
      sheet: { keyed: { by: 'adjuntos', reason }, calibratedAt: null, said: { signature: null } },
    });
    const { rows } = await database.inPanel(panel.panel, (scope) => performedBy(scope, taster, {}));
    expect(rows).toMatchObject([{ keyedBy: 'adjuntos' }]);
    const marks = await database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    expect(marks.every(({ isKeyed }) => isKeyed)).toBe(true);
    expect(marks.find(({ attribute }) => attribute === 'bitter')).toMatchObject({ mm: 30 });
  });

  test('KEY-1, KEY-11 what is sealed is not keyed over, and once it is open again it is, as the next version', async () => {
    const { panel, session, key, keyIn, live } = await tasted();
    await keyIn();
    expect(await keyIn()).toMatchObject({ code: 'sheet-sealed' });
    expect(await panel.give('reopen-sheet', { ...key, reason })).toMatchObject({ ok: true });
    expect(await live()).toMatchObject({ value: { marks: bitter.marks, signature: null } });
    expect(await keyIn({ kept: paper })).toMatchObject({ value: { version: 2 } });
    expect(await live()).toMatchObject({ value: { marks: paper.marks } });
    expect((await panel.sheets(session)).map(({ version }) => version)).toEqual([1, 2]);
    // After it is re-opened, it is signed on a device as well.
    await panel.give('reopen-sheet', { ...key, reason });
    await panel.mark(session, key.taster, key.code, { fruity: 55 });
    expect(await panel.seal(session, key.taster, key.code)).toMatchObject({
      value: { version: 3 },
    });
    const tray = await panel.tray(session, key.taster);
    expect(tray.glasses[0]?.sealed).not.toHaveProperty('keyed');
  });

  test('KEY-9, KEY-21, KEY-22 an assistant alone does not replace what was signed on a device, nor a leader what they opened', async () => {
    const { database, panel, session, taster, code, key, keyIn } = await tasted();
    const { leader, assistant } = panel;
    const second = { ...leader, user: 'second-leader' };
    await panel.mark(session, taster, code);
    expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
    expect(await panel.give('reopen-sheet', { ...key, reason }, assistant)).toMatchObject({
      ok: true,
    });
    expect(await keyIn({}, assistant)).toMatchObject({ code: 'leader-keys-over' });
    expect(await keyIn({}, leader)).toMatchObject({ value: { version: 2 } });
    // From here on it is from paper: the desk keys it in, but not the person who re-opened it.
    expect(await panel.give('reopen-sheet', { ...key, reason }, assistant)).toMatchObject({
      ok: true,
    });
    expect(await keyIn({}, assistant)).toMatchObject({ code: 'opener-keys-over' });
    expect(await keyIn({ kept: paper }, leader)).toMatchObject({ value: { version: 3 } });
    await panel.give('reopen-sheet', { ...key, reason }, second);
    panel.beside.clear();
    expect(await keyIn({}, second)).toMatchObject({ value: { version: 4 } });
    const told = (await panel.trail('key-sheet')).map(({ after }) => after);
    expect(told).toMatchObject([{ version: 2 }, { version: 3 }, { version: 4, isAlone: true }]);
    expect(JSON.stringify(told.slice(0, 2))).not.toContain('isAlone');
    const alone = async () => [
      ...(await database.inPanel(panel.panel, (scope) => selfKeyedSheets(scope, session))),
    ];
    expect(await alone()).toEqual([`${taster} ${code}`]);
    // KEY-22: another person opens and keys it again, and the report says no more of one alone.
    await panel.give('reopen-sheet', { ...key, reason }, assistant);
    expect(await keyIn({ kept: paper }, leader)).toMatchObject({ value: { version: 5 } });
    expect(await alone()).toEqual([]);
  });

  test('KEY-5, KEY-12 a glass that a device has answered anything of is refused, and stays open to the device', async () => {
    const { panel, session, taster, code, keyIn, name, live } = await tasted();
    await panel.sync.change(name, (doc) => setHeatingDevice(doc, '4'));
    await panel.mark(session, taster, code, { fruity: 21 }, { sign: false });
    expect(await keyIn()).toMatchObject({ code: 'device-tasting' });
    expect(await panel.trail('key-sheet')).toEqual([]);
    await panel.sync.change(name, (doc) => setComments(doc, 'still here'));
    expect(await live()).toMatchObject({ value: { comments: 'still here' } });
    await panel.give('close-session', { session });
    expect(await keyIn()).toMatchObject({ ok: true });
    expect(await panel.sheets(session)).toMatchObject([{ late: true, valid: true }]);
    expect(await live()).toMatchObject({ value: { marks: bitter.marks, comments: 'peppery' } });
    expect(await panel.trail('key-sheet')).toMatchObject([
      { before: { version: null, onDevice: { marks: { fruity: 21 }, comments: 'still here' } } },
    ]);
  });

  test('KEY-5, KEY-13 what a device brings of a sheet that was keyed in meanwhile stands in the trail, and changes nothing', async () => {
    const { database, panel, key, keyIn, name, live } = await tasted();
    const device = new Y.Doc();
    Y.applyUpdate(device, await panel.sync.read(name, (doc) => Y.encodeStateAsUpdate(doc)));
    await keyIn();
    setComments(device, 'written without a network');
    const by = serverDecides(database, panel.panel, '2026-11-27T12:00:00.000Z');
    const note = () =>
      noteEditsAfterSeal({ ...by, log: () => {} }, key, Y.encodeStateAsUpdate(device));
    expect([await note(), await note()]).toEqual(['noted', 'known']);
    expect(await live()).toMatchObject({ value: { comments: 'peppery' } });
    expect(await panel.trail('sheet-edited-after-seal')).toMatchObject([
      { after: { comments: 'written without a network', marks: { bitter: 30 } } },
    ]);
  });

  test('KEY-4 a server that ended before the document said so puts it right when it starts', async () => {
    const { database, panel, session, key, live } = await tasted();
    const row = sealedSheet(key, 1, paper.marks);
    const value = { ...row.value, signature: null };
    const keyed = { by: 'Eva', reason };
    await database.inPanel(panel.panel, (scope) => insertSheet(scope, { ...row, value, keyed }));
    expect(await live()).toMatchObject({ value: { marks: {} } });
    await panel.commands.reconcile(panel.panel, session);
    expect(await live()).toMatchObject({ value: { marks: paper.marks, signature: null } });
    const { glasses } = await panel.tray(session, key.taster);
    expect(glasses[0]?.sealed).toMatchObject({ version: 1, keyed: true });
  });

  test('KEY-6, AUD-10, KEY-20 the records of a sheet of paper are held against the trail', async () => {
    const { database, panel, key, keyIn } = await tasted();
    await keyIn();
    const wrong = async () => {
      const named = createNamedRecords();
      for (const { at, data, before, after, ...told } of await panel.trail()) {
        const link = { ...told, at: at.toISOString(), data, before, after };
        named.note({ ...link, panel: panel.panel, from: '', sequence: 1, previous: '' });
      }
      return database.inPanel(panel.panel, (scope) => verifySheets(scope, named));
    };
    expect(await wrong()).toBeNull();
    await panel.give('reopen-sheet', { ...key, reason });
    await keyIn({ kept: paper });
    expect(await wrong()).toBeNull();
  });

  test('ACC-41, KEY-4 what is in doubt of an account is none of a sheet of paper, which no account signed', async () => {
    const { database, panel, session, taster, code, key, keyIn } = await tasted();
    await database.asInstallation(async (trx) => {
      const account = `of ${taster}`;
      await trx.updateTable('tasters').set({ account }).where('id', '=', taster).execute();
      const [madeAt, usedAt] = ['2026-11-22T10:00:00.000Z', '2026-11-22T11:00:00.000Z'];
      const made = { madeAt, usedAt, address: '', token: `of ${taster}`, byName: 'Eva' };
      const doubt = { id: crypto.randomUUID(), panel: panel.panel, account, kind: 'link' } as const;
      await trx
        .insertInto('accountDoubts')
        .values({ ...doubt, ...made })
        .execute();
    });
    const doubted = () =>
      database.inPanel(panel.panel, (scope) => unconfirmedSheets(scope, session));
    await keyIn();
    expect(await doubted()).toEqual([]);
    await panel.give('reopen-sheet', { ...key, reason });
    await panel.mark(session, taster, code);
    await panel.seal(session, taster, code);
    expect(await doubted()).toMatchObject([{ taster, code, by: 'Eva' }]);
  });

  test('KEY-1 none is keyed in of a session that is validated, nor of one that is not there', async () => {
    const { panel, keyIn, session } = await tasted();
    await panel.sealRows(session);
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason });
    expect(await keyIn()).toMatchObject({ code: 'session-validated' });
    expect(await keyIn({ session: session + 1 })).toMatchObject({ code: 'not-found' });
  });

  test('KEY-7 what is answered, refused or not, says nothing of the sample, and nothing is there of what is not served', async () => {
    const { panel, keyIn, session } = await tasted();
    const samples = panel.sampleIds;
    const answers = [await keyIn(), await keyIn(), await keyIn({ code: '000' })];
    for (const answer of answers)
      for (const sample of samples) expect(JSON.stringify(answer)).not.toContain(sample);
    expect(answers[2]).toMatchObject({ code: 'not-found' });
    expect(await panel.sheets(session)).toHaveLength(1);
  });
});
