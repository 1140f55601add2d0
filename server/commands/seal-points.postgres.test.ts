import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planName } from '../../domain/documents/document-names.ts';
import { readEvaluation } from '../../domain/documents/evaluation.document.ts';
import {
  putDraw,
  readPlan,
  setInvited,
  setPlanField,
} from '../../domain/documents/session.document.ts';
import { draw } from '../../domain/sessions/draw.ts';
import { awardPoints } from '../../domain/testing/award-points.ts';
import { keyedPaper } from '../../domain/testing/keyed.ts';
import { listMonthSheets } from '../database/quality/quality-months.ts';
import { listMarks } from '../database/sheets/marks.ts';
import { readWholeSheet } from '../database/sheets/read-whole-sheet.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { seeded } from '../sync/testing/seeded.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

describe.each(ENGINES)('a competition sheet on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  /** A shown competition session of one sample, with the glass of its first taster. */
  async function scene() {
    panel = await panelAtWork(engine.database, { samples: 1 });
    const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'sheet', 'award-100'));
    const taster = there(panel.tasterIds[0]);
    const { code } = there((await panel.glasses(session)).find((one) => one.taster === taster));
    return { session, taster, code };
  }

  test('SHT-3, SHT-5, SHT-26 it is sealed with its points, which nobody changes, and has no marks', async () => {
    const { session, taster, code } = await scene();
    expect((await panel.tray(session, taster)).sheet).toBe('award-100');
    expect((await panel.row(session)).sheet).toBe('award-100');
    await panel.givePoints(session, taster, code, awardPoints(1));
    expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
    const { sheet } = await engine.database.inPanel(panel.panel, (scope) =>
      readWholeSheet(scope, { session, taster, code }),
    );
    expect(sheet?.said?.points).toEqual(awardPoints(1));
    const change = sql`update sheets set points = '{}' where panel = ${panel.panel}`;
    await expect(
      engine.database.inPanel(panel.panel, ({ trx }) => change.execute(trx)),
    ).rejects.toThrow('permission denied');
    const marks = await engine.database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    expect(marks).toEqual([]);
  });

  test('SHT-3, SHT-25 what its sheet does not ask for is not sealed, by whichever way it came', async () => {
    const { session, taster, code } = await scene();
    await panel.mark(session, taster, code);
    expect(await panel.seal(session, taster, code)).toMatchObject({ code: 'sheet-foreign' });
    const lines = await panel.shown();
    const glass = there((await panel.glasses(lines)).find((one) => one.taster === taster));
    await panel.givePoints(lines, taster, glass.code, awardPoints());
    expect(await panel.seal(lines, taster, glass.code)).toMatchObject({ code: 'sheet-foreign' });
    expect(await panel.sheets(lines)).toEqual([]);
  });

  test('KEY-8 KEY-4 KEY-6 filled in on paper it is keyed in, stands as any other with who keyed it in, and its document says it', async () => {
    const { session, taster, code } = await scene();
    const kept = {
      ...keyedPaper({ marks: {}, fruityKind: null, heatingDevice: '' }),
      points: awardPoints(2),
    };
    const first = { ...kept, points: awardPoints(1) };
    const keying = { session, taster, code, first, second: kept, kept };
    const reason = 'The tablet had no battery.';
    expect(
      await panel.give('key-sheet', { ...keying, comments: '', reason }, panel.assistant),
    ).toMatchObject({ ok: true, value: { version: 1 } });
    const { sheet } = await engine.database.inPanel(panel.panel, (scope) =>
      readWholeSheet(scope, { session, taster, code }),
    );
    expect(sheet?.said?.points).toEqual(awardPoints(2));
    expect(sheet?.keyed).toMatchObject({ by: 'adjuntos', reason });
    const live = await panel.sync.read(panel.sheetName(session, taster, code), readEvaluation);
    expect(live).toMatchObject({ ok: true, value: { points: awardPoints(2), signature: null } });
    const [told] = await panel.trail('key-sheet');
    expect(told?.after).toMatchObject({ settled: expect.arrayContaining(['points:harmony']) });
  });

  test('EVA-5 opened again it says its points, unsigned', async () => {
    const { session, taster, code } = await scene();
    await panel.givePoints(session, taster, code, awardPoints());
    await panel.seal(session, taster, code);
    await panel.give('reopen-sheet', { session, taster, code, reason: 'a slip' });
    const again = await panel.sync.read(panel.sheetName(session, taster, code), readEvaluation);
    expect(again).toMatchObject({ ok: true, value: { points: awardPoints(), signature: null } });
  });

  test('SHT-1, SHT-21 who joins later is served the sheet of the first showing, whatever the plan says by then', async () => {
    panel = await panelAtWork(engine.database, { samples: 1 });
    const [first, late] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
    const session = await panel.shown(undefined, (doc) => {
      setPlanField(doc, 'sheet', 'award-100');
      setInvited(doc, late, false);
    });
    expect((await panel.tray(session, first)).sheet).toBe('award-100');
    await panel.sync.change(planName({ panel: panel.panel, session }), (doc) => {
      setPlanField(doc, 'sheet', 'ioc-vo');
      setInvited(doc, late, true);
      const plan = readPlan(doc);
      if (!plan.ok) throw new Error(plan.code);
      putDraw(doc, draw(plan.value, plan.value.codes, seeded(7).whole));
    });
    await panel.give('hide-session', { session });
    expect(await panel.give('show-session', { session })).toMatchObject({ ok: true });
    expect((await panel.row(session)).sheet).toBe('award-100');
    expect((await panel.tray(session, late)).sheet).toBe('award-100');
  });

  test('SHT-5 it is in no month of quality', async () => {
    const { session, taster, code } = await scene();
    await panel.givePoints(session, taster, code, awardPoints());
    await panel.seal(session, taster, code);
    const change = sql`update sessions set state = 'validated' where panel = ${panel.panel}`;
    const sheets = await engine.database.inPanel(panel.panel, async (scope) => {
      await change.execute(scope.trx);
      return listMonthSheets(scope, ['2026-11']);
    });
    expect(sheets).toEqual([]);
  });
});
