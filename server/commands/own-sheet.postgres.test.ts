import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { trayDefinition } from '../../domain/sheets/definition/tray-definition.ts';
import { NO_WORDS } from '../../domain/sheets/definition/words.ts';
import { definitionFrom } from '../../domain/sheets/own/draft-of.ts';
import type { SheetDraft } from '../../domain/sheets/own/sheet-draft.ts';
import {
  insertOwnSheet,
  insertSheetVersion,
  retireSheetVersion,
} from '../database/installation/panel-sheets.ts';
import { scoresOfSession } from '../database/samples/store-scores.ts';
import { findSession } from '../database/sessions/sessions.ts';
import { listPoints } from '../database/sheets/list-points.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { pointsCsv } from '../export/points-csv.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

const item = (key: string, maximum: number) =>
  ({ kind: 'points', key, maximum, name: { ...NO_WORDS, en: key }, note: null }) as const;
const by = { name: 'Eva', at: new Date('2026-11-27T08:00:00.000Z') };

/** Two blocks, of which the second has one item: 60 points, and later 70. */
const draftOfTwo = (last: number): SheetDraft => ({
  form: 'points',
  name: { ...NO_WORDS, en: 'Two blocks' },
  blocks: [
    { key: 'A', name: { ...NO_WORDS, en: 'Nose' }, items: [item('green', 20), item('ripe', 20)] },
    { key: 'B', name: { ...NO_WORDS, en: 'Mouth' }, items: [item('length', last)] },
  ],
});

describe.each(ENGINES)('a session on a sheet of the panel’s own, on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
    panel = await panelAtWork(engine.database, { tasters: 3 });
    await engine.database.inPanel(panel.panel, async (scope) => {
      const draft = draftOfTwo(20);
      await insertOwnSheet(scope, { id: crypto.randomUUID(), base: 'award-100', draft }, by);
      await insertSheetVersion(scope, 1, definitionFrom(draft, { sheet: 1, version: 1 }), by);
    });
  });
  afterAll(() => engine.stop());

  test('SHT-9, SHT-12, SHT-52, SHT-55 booth, seal, scores and file follow from the version it was shown with, also once it is retired and another is out', async () => {
    const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'sheet', 'own-1-1'));
    await engine.database.inPanel(panel.panel, async (scope) => {
      await retireSheetVersion(scope, { sheet: 1, version: 1 }, by);
      const next = definitionFrom(draftOfTwo(30), { sheet: 1, version: 2 });
      await insertSheetVersion(scope, 1, next, by);
    });
    const glasses = await panel.glasses(session);
    // An offline device reads the sheet definition from its tray.
    const tray = await panel.tray(session, there(glasses[0] ?? null).taster);
    expect(trayDefinition(tray)).toEqual(definitionFrom(draftOfTwo(20), { sheet: 1, version: 1 }));
    const [first, ...others] = glasses;
    if (first === undefined) throw new Error('no glass');
    await panel.givePoints(session, first.taster, first.code, { green: 20, ripe: 20, length: 21 });
    expect(await panel.seal(session, first.taster, first.code)).toMatchObject({
      code: 'sheet-foreign',
    });
    await panel.givePoints(session, first.taster, first.code, { length: 20 });
    expect(await panel.seal(session, first.taster, first.code)).toMatchObject({ ok: true });
    for (const { taster, code } of others) {
      await panel.givePoints(session, taster, code, { green: 10, ripe: 5, length: 20 });
      expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
    }
    await panel.give('close-session', { session });
    expect(await panel.give('validate-session', { session, reason: null })).toMatchObject({
      ok: true,
      value: { results: panel.sampleIds.length },
    });
    const { scores, row, points } = await engine.database.inPanel(panel.panel, async (scope) => ({
      scores: await scoresOfSession(scope, session),
      row: await findSession(scope, session),
      points: await listPoints(scope, session),
    }));
    expect(row?.sheet).toBe('own-1-1');
    expect(scores[0]?.scores).toMatchObject({
      sheet: 'own-1-1',
      parts: [
        { key: 'A', maximum: 40 },
        { key: 'B', maximum: 20, score: 20 },
      ],
      total: { maximum: 60 },
      // Medals need a maximum of a hundred points (SHT-6).
      medal: null,
    });
    const definition = definitionFrom(draftOfTwo(20), { sheet: 1, version: 1 });
    const [head, ...lines] = [...pointsCsv(points, definition)];
    expect(head).toContain('sheet,block,item,points,maximum');
    expect(lines).toHaveLength(glasses.length * 3);
    expect(lines[0]).toContain(',own-1-1,A,green,');
  });

  test('SHT-12, SHT-55 a plan that names a sheet the panel has not is not shown; one of a retired version is', async () => {
    const unknown = await panel.planned(undefined, (doc) => setPlanField(doc, 'sheet', 'own-7-1'));
    expect(await panel.give('show-session', { session: unknown })).toMatchObject({
      code: 'plan-not-ready',
      data: { walls: ['plan-sheet-known'] },
    });
    const planned = await panel.planned(undefined, (doc) => setPlanField(doc, 'sheet', 'own-1-1'));
    expect(await panel.give('show-session', { session: planned })).toMatchObject({ ok: true });
  });

  test('SHT-10 SHT-1 the tray of a sheet of the program names it and says no more', async () => {
    const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'sheet', 'award-100'));
    const tray = await panel.tray(session, there(panel.tasterIds[0] ?? null));
    expect(tray.definition).toBeUndefined();
    expect(trayDefinition(tray)).toBe(AWARD_100);
  });
});
