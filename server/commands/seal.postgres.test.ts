import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clearSignature, readEvaluation } from '../../domain/documents/evaluation.document.ts';
import { conductDoubts } from '../../domain/sheets/conduct.ts';
import type { TastingCode } from '../../domain/words/ids.ts';
import { loadDocument } from '../database/documents/document-log.ts';
import { listMarks } from '../database/sheets/marks.ts';
import { listSealedSheets } from '../database/sheets/sheets.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { newCommandKey, type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

describe.each(ENGINES)('sealing on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  /** A shown session of one sample, with the glass of its first taster. */
  async function scene() {
    panel = await panelAtWork(engine.database, { samples: 1 });
    const session = await panel.shown();
    const [taster, actor] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
    const { code } = there((await panel.glasses(session)).find((one) => one.taster === taster));
    const seal = (by = actor, which: TastingCode = code) =>
      panel.give('seal-sheet', { session, code: which }, by);
    return { session, taster, actor, code, seal };
  }

  test('EVA-3 a signed sheet is sealed: a version with its digest, its marks, its audit row and its seal on the tray', async () => {
    const { session, taster, code, seal } = await scene();
    await panel.mark(session, taster, code, { fruity: 42, rancid: 17 });
    const answer = await seal();
    expect(answer).toMatchObject({ ok: true, value: { session, code, version: 1 } });
    expect(answer.ok && JSON.stringify(answer.value)).not.toContain(there(panel.sampleIds[0]));
    const [sheet] = await panel.sheets(session);
    expect(sheet).toMatchObject({ version: 1, late: false, valid: true });
    expect(sheet?.digest).toMatch(/^[0-9a-f]{64}$/);
    const rows = await engine.database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    expect(rows.map(({ attribute, mm }) => [attribute, mm])).toEqual([
      ['fusty', 0],
      ['musty', 0],
      ['winey', 0],
      ['frostbitten', 0],
      ['rancid', 17],
      ['other', 0],
      ['fruity', 42],
      ['bitter', 0],
      ['pungent', 0],
    ]);
    const [glass] = (await panel.tray(session, taster)).glasses;
    expect(glass?.sealed).toMatchObject({ version: 1, digest: sheet?.digest });
    expect(await panel.trail('seal-sheet')).toHaveLength(1);
  });

  test('EVA-9, EVA-24 the seal keeps whether the glass was taken in its turn and after its rest, and tells the taster nothing of it', async () => {
    panel = await panelAtWork(engine.database, { samples: 3 });
    const session = await panel.shown();
    const [taster, actor] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
    const own = (await panel.glasses(session)).filter((one) => one.taster === taster);
    const codes = own.toSorted((a, b) => a.position - b.position).map(({ code }) => code);
    for (const which of [0, 2, 1]) {
      const code = there(codes[which]);
      await panel.mark(session, taster, code);
      const answer = await panel.give('seal-sheet', { session, code }, actor);
      expect(answer.ok).toBe(true);
      expect(JSON.stringify(answer)).not.toMatch(/rest|order|conduct/);
    }
    expect(JSON.stringify(await panel.tray(session, taster))).not.toMatch(/conduct|broken|kept/);
    const sheets = await engine.database.inPanel(panel.panel, (scope) =>
      listSealedSheets(scope, session),
    );
    expect(sheets.map(({ conduct }) => conduct?.order)).toEqual(['kept', 'kept', 'broken']);
    expect(sheets.map(({ conduct }) => conductDoubts(conduct).includes('rest'))).toEqual([
      false,
      true,
      true,
    ]);
    const told = await panel.trail('seal-sheet');
    expect(told.filter(({ after }) => Object(after).conduct !== undefined)).toHaveLength(3);
    const change = sql`update sheets set conduct = null where panel = ${panel.panel}`;
    await expect(
      engine.database.inPanel(panel.panel, ({ trx }) => change.execute(trx)),
    ).rejects.toThrow('permission denied');
    // The owner of the tables cannot change it either.
    await expect(engine.database.asOwner((trx) => change.execute(trx))).rejects.toThrow(
      'stays as it was sealed',
    );
  });

  test('KEE-8 the seal closes the sheet where every process asks before it stores, and opening it again opens it there', async () => {
    const { session, taster, code, seal } = await scene();
    const name = panel.sheetName(session, taster, code);
    const isClosed = async () =>
      (await engine.database.asInstallation((trx) => loadDocument(trx, name)))?.closed;
    await panel.mark(session, taster, code);
    expect(await isClosed()).toBe(false);
    await seal();
    expect(await isClosed()).toBe(true);
    await panel.give('reopen-sheet', { session, taster, code, reason: 'a slip' });
    expect(await isClosed()).toBe(false);
  });

  test('EVA-3, EVA-19 two seals at once, and a third later, answer the one version that stands', async () => {
    const { session, taster, code, seal } = await scene();
    await panel.mark(session, taster, code);
    const answers = [...(await Promise.all([seal(), seal()])), await seal()];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await panel.sheets(session)).toHaveLength(1);
    expect(await panel.trail('seal-sheet')).toHaveLength(1);
  });

  test('EVA-3 a sheet that arrives signed is sealed though no device asks', async () => {
    const { session, taster, code } = await scene();
    await panel.mark(session, taster, code);
    await vi.waitUntil(async () => (await panel.sheets(session)).length === 1, { timeout: 10_000 });
    expect(await panel.trail('seal-sheet')).toMatchObject([{ actor: 'system', origin: 'server' }]);
  });

  test('EVA-2, EVA-3 a blank, contradictory or unsigned sheet is refused and leaves nothing', async () => {
    const { session, taster, code, seal } = await scene();
    expect(await seal()).toMatchObject({ ok: false, code: 'sheet-incomplete' });
    await panel.mark(session, taster, code, { fruity: 40 }, { sign: false });
    expect(await seal()).toEqual({ ok: false, code: 'sheet-unsigned', data: {} });
    expect(await panel.sheets(session)).toEqual([]);
    expect(await panel.trail('seal-sheet')).toEqual([]);
  });

  test("ACC-1 nobody seals another's sheet: the same code is their own glass, and another panel has none", async () => {
    const { session, taster, code, seal } = await scene();
    await panel.mark(session, taster, code, { fruity: 40 }, { sign: false });
    expect(await seal(there(panel.tasters[1]))).toMatchObject({ code: 'sheet-incomplete' });
    const stranger = await panelAtWork(engine.database);
    const foreign = { ...there(panel.tasters[0]), panel: stranger.panel };
    expect(await seal(foreign)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await panel.sheets(session)).toEqual([]);
  });

  test('COM-1 two processes that seal one sheet at once keep one version of it', async () => {
    const { session, taster, code, actor, seal } = await scene();
    const other = panel.anotherProcess();
    await panel.mark(session, taster, code);
    const answers = await Promise.all([
      seal(),
      other.execute(actor, 'seal-sheet', { session, code }, newCommandKey('10.0.0.8')),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await panel.sheets(session)).toHaveLength(1);
    expect(await panel.trail('seal-sheet')).toHaveLength(1);
  });

  test('EVA-4 a sheet that comes after the close is late: kept and counted', async () => {
    const { session, taster, code, seal } = await scene();
    await panel.give('close-session', { session });
    await panel.mark(session, taster, code);
    expect(await seal()).toMatchObject({ ok: true });
    expect(await panel.sheets(session)).toMatchObject([{ late: true, valid: true }]);
  });

  test('EVA-4, EVA-20 a sheet that comes after the validation is kept without validity, and the result stays', async () => {
    const { session, taster, code, seal } = await scene();
    const [other, otherActor] = [there(panel.tasterIds[1]), there(panel.tasters[1])];
    const glass = there((await panel.glasses(session)).find((one) => one.taster === other));
    await panel.mark(session, other, glass.code);
    await seal(otherActor, glass.code);
    await panel.give('close-session', { session });
    const validated = await panel.give('validate-session', { session, reason: 'too few came' });
    expect(validated).toMatchObject({ ok: true, value: { results: 1 } });
    await panel.mark(session, taster, code);
    expect(await seal()).toMatchObject({ ok: true });
    const sheets = await panel.sheets(session);
    expect(sheets.find((sheet) => sheet.taster === taster)).toMatchObject({
      late: true,
      valid: false,
    });
  });

  test('EVA-5 a re-opened sheet needs a new signature; both versions stay and one of them stands', async () => {
    const { session, taster, code, seal } = await scene();
    await panel.mark(session, taster, code, { fruity: 30 });
    await seal();
    const reason = 'marked the wrong line';
    expect(
      await panel.give('reopen-sheet', { session, taster, code, reason }, panel.assistant),
    ).toMatchObject({ ok: true, value: { version: 1 } });
    const name = panel.sheetName(session, taster, code);
    const open = await panel.sync.read(name, readEvaluation);
    expect(open).toMatchObject({ ok: true, value: { signature: null, marks: { fruity: 30 } } });
    expect((await panel.tray(session, taster)).glasses[0]?.sealed).toBeNull();
    expect(await seal()).toEqual({ ok: false, code: 'sheet-unsigned', data: {} });
    await panel.mark(session, taster, code, { fruity: 55 });
    expect(await seal()).toMatchObject({ ok: true, value: { version: 2 } });
    const sheets = await panel.sheets(session);
    expect(sheets.map(({ version, reopenedAt }) => [version, reopenedAt !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
    const rows = await engine.database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    expect(rows.find(({ attribute }) => attribute === 'fruity')?.mm).toBe(55);
    expect(await panel.trail('reopen-sheet')).toMatchObject([{ reason, role: 'adjuntos' }]);
  });

  test('EVA-5 a sheet that is not sealed, or of a validated session, is not re-opened; nor without a reason', async () => {
    const { session, taster, code, seal } = await scene();
    const reopen = (reason: string) =>
      panel.give('reopen-sheet', { session, taster, code, reason });
    expect(await reopen('a slip')).toMatchObject({ ok: false, code: 'sheet-not-sealed' });
    await panel.mark(session, taster, code);
    await seal();
    expect(await reopen(' ')).toMatchObject({
      ok: false,
      code: 'input-invalid',
      data: { fields: ['reason'] },
    });
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason: 'too few came' });
    expect(await reopen('a slip')).toMatchObject({ ok: false, code: 'session-validated' });
  });

  test('EVA-6 a mark that arrives on a sealed sheet changes no record', async () => {
    const { session, taster, code, seal } = await scene();
    await panel.mark(session, taster, code, { fruity: 30 });
    const first = await seal();
    await panel.sync.change(panel.sheetName(session, taster, code), (doc) => {
      doc.getMap('marks').set('fruity', 90);
      clearSignature(doc);
    });
    expect(await seal()).toEqual(first);
    const rows = await engine.database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    expect(rows.find(({ attribute }) => attribute === 'fruity')?.mm).toBe(30);
  });

  test('COM-2 what a process that died left undone is done at the next start', async () => {
    const { session, taster, code } = await scene();
    panel.trouble.commit = true;
    await panel.mark(session, taster, code);
    await vi.waitUntil(() => panel.logged.some(({ event }) => event === 'sheet-not-sealed'));
    expect(await panel.sheets(session)).toEqual([]);
    panel.trouble.commit = false;
    await panel.commands.reconcile(panel.panel, session);
    expect(await panel.sheets(session)).toHaveLength(1);
    expect((await panel.tray(session, taster)).glasses[0]?.sealed).not.toBeNull();
  });
});
