import { afterAll, beforeAll, expect, test } from 'vitest';
import { trayName } from '../../../domain/documents/document-names.ts';
import type { DocumentName } from '../../../domain/documents/name.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { tastingCode } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';
import { createDocumentAccess } from './create-document-access.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('ACC-1, EVA-3 a sheet is written until it is sealed and again once it is re-opened, plan and notes until the validation, a tray never', async () => {
  const { accessByState } = createDocumentAccess(database);
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const { code, sample } = there((await panel.glasses(session))[0]);
  const of = { panel: panel.panel, session };
  const sheet = (taster: typeof ana): DocumentName => ({ kind: 'evaluation', ...of, taster, code });
  const stands = async (by: Actor = panel.leader) => ({
    plan: await accessByState(by, { kind: 'session', ...of }),
    notes: await accessByState(by, { kind: 'assessment', ...of, sample }),
    tray: await accessByState(by, { kind: 'tray', ...of, taster: ana }),
    sheets: [await accessByState(by, sheet(ana)), await accessByState(by, sheet(ben))],
  });
  const before = { plan: 'write', notes: 'write', tray: 'read', sheets: ['write', 'write'] };
  expect(await stands()).toEqual(before);
  await panel.mark(session, ana, code);
  await panel.seal(session, ana, code);
  const sealed = { ...before, sheets: ['read', 'write'] };
  expect(await stands()).toEqual(sealed);
  await panel.give('reopen-sheet', { session, taster: ana, code, reason: 'a slip' });
  expect(await stands()).toEqual(before);
  await panel.mark(session, ana, code);
  await panel.seal(session, ana, code);
  await panel.give('close-session', { session });
  expect(await stands()).toEqual(sealed);
  await panel.give('validate-session', { session, reason: 'too few came' });
  expect(await stands()).toEqual({ ...sealed, plan: 'read', notes: 'read' });

  const stranger = (await panelAtWork(database)).leader;
  const none = { plan: 'none', notes: 'none', tray: 'none', sheets: ['none', 'none'] };
  expect(await stands(stranger)).toEqual(none);
});

test('ACC-1 what is not there has no standing: another session, a code nobody was served', async () => {
  const { accessByState } = createDocumentAccess(database);
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  const { taster, code } = there((await panel.glasses(session))[0]);
  const elsewhere = there(parseSessionCode(999));
  const sheet = { kind: 'evaluation', panel: panel.panel, session, taster, code } as const;
  expect(await accessByState(panel.leader, { ...sheet, session: elsewhere })).toBe('none');
  expect(await accessByState(panel.leader, sheet)).toBe('write');
  expect(await accessByState(panel.leader, { ...sheet, code: tastingCode('ZZ') })).toBe('none');
});

test('DOC-2 the birth of a document is the one it was stored with; what is not stored has none', async () => {
  const { birthOf } = createDocumentAccess(database);
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  const [ana, ben] = panel.tasterIds.map((taster) =>
    trayName({ panel: panel.panel, session }, taster),
  );
  const { header } = await panel.tray(session, there(panel.tasterIds[0]));
  expect(await birthOf(there(ana))).toBe(header.birth);
  expect(await birthOf(there(ben))).not.toBe(header.birth);
  expect(await birthOf(`${panel.panel}/session/999`)).toBeNull();
});
