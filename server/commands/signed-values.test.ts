import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Y from 'yjs';
import { confirmLine } from '../../domain/documents/apart-lines.ts';
import {
  readEvaluation,
  setComments,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setPoints,
  signEvaluation,
  startEvaluation,
} from '../../domain/documents/evaluation.document.ts';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { itemsOf } from '../../domain/sheets/definition/points.ts';
import { keyedPaper } from '../../domain/testing/keyed.ts';
import { mm } from '../../domain/testing/mm.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import type { Database } from '../database/database.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { listSealedSheets } from '../database/sheets/sheets.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { connectClient, type LiveDocument } from '../sync/testing/live-client.ts';
import { type LiveServer, startLiveServer } from '../sync/testing/live-server.ts';
import { panelAtWork } from './testing/panel-at-work.ts';
import { there } from './testing/there.ts';

let database: Database;
let server: LiveServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await startLiveServer({ database, store: createDocumentStore(database) });
});
afterAll(async () => {
  await server.crash();
  await database.close();
});

const reason = 'The other half of the sheet was meant.';
const strokes = [[0, 0, 10, 10]];

/** Answers every line of a sheet as a booth does: all 0, fruity 40. */
function answerAll(doc: Y.Doc): void {
  const at = '2026-11-27T09:05:00.000Z';
  const screen = { pixelsPerMm: 4, pixelRatio: 1, device: 'booth', at } as const;
  startEvaluation(doc, { at, language: 'en', calibration: { ...screen, window: [1280, 800] } });
  setHeatingDevice(doc, '3');
  for (const attribute of ATTRIBUTE_KEYS) setMark(doc, attribute, mm(0));
  setMark(doc, 'fruity', mm(40));
  setFruityKind(doc, 'green');
}

const givePoints = (doc: Y.Doc): void => {
  for (const { key } of itemsOf(AWARD_100)) setPoints(doc, key, 1);
};

const sign = (doc: Y.Doc, minute = 10): void =>
  signEvaluation(doc, { strokes, at: `2026-11-27T09:${minute}:00.000Z` });

/** A shown session with one glass, and two devices of its taster that hold its sheet. */
async function scene(change: (plan: Y.Doc) => void = () => {}) {
  const panel = await panelAtWork(database, { tasters: 1, samples: 1, live: server.sync });
  const session = await panel.shown(undefined, change);
  const [taster, actor] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
  const { code } = there((await panel.glasses(session))[0]);
  const name = panel.sheetName(session, taster, code);
  const key = { session, taster, code };
  const clients = [connectClient(server.url, actor), connectClient(server.url, actor)];
  const [one, two] = [there(clients[0]), there(clients[1])];
  const open = async () => {
    const sheets = [one.open(name), two.open(name)];
    await Promise.all(sheets.map((sheet) => sheet.synced()));
    return [there(sheets[0]), there(sheets[1])] as const;
  };
  const [first, second] = await open();
  const sealed = () => database.inPanel(panel.panel, (scope) => listSealedSheets(scope, session));
  return {
    panel,
    session,
    key,
    open,
    first,
    second,
    one,
    two,
    seal: () => panel.give('seal-sheet', { session, code }, actor),
    sealed,
    /** Resolves when the server has sealed what arrived signed. */
    isSealed: (sheets: readonly object[]) =>
      vi.waitFor(async () => expect(await sealed()).toMatchObject(sheets), 20_000),
    close: () => {
      for (const client of clients) client.close();
    },
  };
}

/** What a device reads of its sheet. */
function read({ doc }: LiveDocument) {
  const value = readEvaluation(doc);
  if (!value.ok) throw new Error(value.code);
  return value.value;
}

/** Resolves when both devices hold the same, and the server has all of it. */
async function meet(first: LiveDocument, second: LiveDocument): Promise<void> {
  await vi.waitFor(() => expect(read(first)).toEqual(read(second)), 20_000);
  await Promise.all([first.stored(), second.stored()]);
}

test('SHT-16, SHT-17, SHT-58 device 1 marks musty 0 and signs without a network, device 2 marks musty 44: nothing is sealed until the taster signs what stands', async () => {
  const { first, second, one, seal, sealed, isSealed, close } = await scene();
  // Which of two concurrent marks wins depends on the client ids: the lower one loses, and both
  // orders are tried.
  one.cut();
  answerAll(first.doc);
  sign(first.doc);
  setMark(second.doc, 'musty', mm(44));
  await second.stored();
  one.mend();
  await meet(first, second);
  for (const device of [first, second])
    expect(read(device).changedSinceSigned).toEqual(['marks.musty']);
  expect(await seal()).toEqual({
    ok: false,
    code: 'sheet-changed',
    data: { lines: ['marks.musty'] },
  });
  expect(await sealed()).toEqual([]);
  // Whichever value won, the taster confirms it and signs again.
  const { musty } = read(second).marks;
  confirmLine(second.doc, 'marks.musty');
  sign(second.doc, 12);
  await isSealed([{ version: 1, marks: { musty } }]);
  expect((await sealed())[0]).not.toHaveProperty('withoutDigest');
  close();
});

test('SHT-17, SHT-57 neither the same mark written again nor a comment of another device is under a signature that did not see it', async () => {
  const { first, second, one, seal, close } = await scene();
  answerAll(first.doc);
  await first.stored();
  await meet(first, second);
  one.cut();
  sign(first.doc);
  setMark(second.doc, 'bitter', mm(44));
  setMark(second.doc, 'bitter', mm(0));
  setComments(second.doc, 'harsh');
  await second.stored();
  one.mend();
  await meet(first, second);
  expect(await seal()).toMatchObject({
    code: 'sheet-changed',
    data: { lines: ['marks.bitter', 'fields.comments'] },
  });
  close();
});

test('SHT-17, SHT-58 a sheet of points, and a sheet that was opened again, are signed again likewise', async () => {
  const { panel, key, open, first, second, one, seal, isSealed, close } = await scene((plan) =>
    setPlanField(plan, 'sheet', 'award-100'),
  );
  givePoints(first.doc);
  await meet(first, second);
  one.cut();
  sign(first.doc);
  const item = there(itemsOf(AWARD_100)[0]).key;
  setPoints(second.doc, item, 2);
  await second.stored();
  one.mend();
  await meet(first, second);
  const refused = { code: 'sheet-changed', data: { lines: [`points.${item}`] } };
  expect(await seal()).toMatchObject(refused);
  sign(first.doc, 12);
  await isSealed([{ version: 1, points: { [item]: 2 } }]);

  await panel.give('reopen-sheet', { ...key, reason });
  const [again, other] = await open();
  one.cut();
  sign(again.doc, 14);
  setPoints(other.doc, item, 3);
  await other.stored();
  one.mend();
  await meet(again, other);
  expect(await seal()).toMatchObject(refused);
  sign(other.doc, 16);
  await isSealed([{ version: 2, points: { [item]: 3 } }]);
  close();
});

test('SHT-17 a signature on other values does not keep a paper from being keyed in once the session is closed', async () => {
  const { panel, session, key, first, second, one, sealed, close } = await scene();
  answerAll(first.doc);
  await meet(first, second);
  one.cut();
  sign(first.doc);
  setMark(second.doc, 'musty', mm(44));
  await second.stored();
  one.mend();
  await meet(first, second);
  const paper = keyedPaper();
  const keyed = { ...key, first: paper, second: paper, kept: paper, comments: '', reason };
  expect(await panel.give('key-sheet', keyed)).toMatchObject({ code: 'device-tasting' });
  await panel.give('close-session', { session });
  expect(await panel.give('key-sheet', keyed)).toMatchObject({ ok: true });
  const [sheet] = await sealed();
  expect(sheet).toMatchObject({ late: true, keyed: { reason }, marks: paper.marks });
  expect(sheet).not.toHaveProperty('withoutDigest');
  close();
});

test('SYN-53, SHT-19 what two devices answered apart, neither signed, waits on both until the taster confirms it', async () => {
  const { panel, session, first, second, one, seal, sealed, isSealed, close } = await scene();
  one.cut();
  answerAll(first.doc);
  setMark(second.doc, 'musty', mm(44));
  await second.stored();
  one.mend();
  await vi.waitFor(() => expect(read(first).apart).toBeDefined(), 20_000);
  await meet(first, second);
  const gaveWay = read(first).marks.musty === 0 ? 44 : 0;
  for (const device of [first, second])
    expect(read(device).apart).toEqual({ 'marks.musty': [gaveWay] });
  // A page that does not ask for the confirmation signs anyway: the server refuses it.
  sign(second.doc);
  await meet(first, second);
  const refused = { code: 'sheet-unconfirmed', data: { lines: ['marks.musty'] } };
  expect(await seal()).toMatchObject(refused);
  // Its taster may have left: the session can be closed, and the sheet stays unsealed.
  expect(await panel.give('close-session', { session })).toMatchObject({ ok: true });
  expect(await seal()).toMatchObject(refused);
  expect(await sealed()).toEqual([]);
  const { musty } = read(first).marks;
  confirmLine(first.doc, 'marks.musty');
  sign(first.doc, 12);
  await isSealed([{ late: true, marks: { musty } }]);
  close();
});

test('SHT-18 a signature of an older page carries no digest: its sheet is sealed, and record and trail say so', async () => {
  const { panel, first, isSealed, close } = await scene();
  answerAll(first.doc);
  first.doc.getMap('fields').set('signature', { strokes, at: '2026-11-27T09:10:00.000Z' });
  await isSealed([{ withoutDigest: true }]);
  expect(await panel.trail('seal-sheet')).toMatchObject([{ after: { withoutDigest: true } }]);
  close();
});
