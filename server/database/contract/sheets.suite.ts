import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { blankSheet } from '../../../domain/testing/keyed.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { findGlass, listGlasses } from '../sessions/glasses.ts';
import { changeSession, findSession, lockSession } from '../sessions/sessions.ts';
import { listMarks } from '../sheets/marks.ts';
import {
  insertSheet,
  lastSealed,
  listSealedSheets,
  type NewSheet,
  reopenSheet,
  type SheetKey,
  setSheetValidity,
  takenSheets,
} from '../sheets/sheets.ts';
import { openSessionsOf, performedBy } from '../tasters/own-evaluations.ts';
import { sealedSheet } from '../testing/sheet-with-marks.ts';
import { foundPanel, serveOneGlass, type UseDatabase } from './facts.ts';

const value = blankSheet({
  marks: { fusty: mm(0), fruity: mm(42), other: mm(7) },
  fruityKind: 'green',
  otherDescriptor: 'metallic',
  heatingDevice: '6',
  comments: 'peppery',
  language: 'es',
  startedAt: '2026-11-27T09:00:00.000Z',
  signature: { strokes: [[0, 0, 10, 10]], at: '2026-11-27T09:10:00.000Z' },
});

const sealed = (key: SheetKey, version = 1): NewSheet => ({
  ...sealedSheet(key, version, {}),
  value,
});

/** Contract suite of glasses, sealed sheets and their marks, for both engines. */
export function sheetsSuite(use: UseDatabase): void {
  it('EVA-3 a sealed sheet is stored with its marks, blanks as blanks and zero as zero', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const glass = await serveOneGlass(scope);
      await changeSession(scope, glass.session, { state: 'shown' });
      expect(await findGlass(scope, glass)).toMatchObject({ sample: glass.sample, position: 1 });
      expect(await listGlasses(scope, glass.session)).toHaveLength(1);
      expect(await lastSealed(scope, glass)).toBeNull();
      await insertSheet(scope, sealed(glass));
      expect(await lastSealed(scope, glass)).toEqual({
        version: 1,
        digest: 'digest 1',
        sealedAt: '2026-11-27T09:11:00.000Z',
        signedAt: '2026-11-27T09:10:00.000Z',
        open: false,
        keyed: false,
      });
      const [sheet] = await listSealedSheets(scope, glass.session);
      expect(sheet).toMatchObject({ sample: glass.sample, valid: true, fruityKind: 'green' });
      expect(sheet?.marks).toMatchObject({ fusty: 0, fruity: 42, bitter: null });
      const marks = await listMarks(scope, glass.session);
      expect(marks.map(({ attribute }) => attribute)).toEqual([...ATTRIBUTE_KEYS]);
      expect(marks.find(({ attribute }) => attribute === 'other')).toMatchObject({
        mm: 7,
        qualifier: 'metallic',
        sample: glass.sample.slice(0, 8),
        signedAt: '2026-11-27T09:10:00.000Z',
      });
      expect(await findSession(scope, glass.session)).toMatchObject({
        samples: 1,
        tasters: 1,
        sealed: 1,
      });
    });
  });

  it('EVA-3 a re-opened sheet stays; the next version stands', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const glass = await serveOneGlass(scope);
      await insertSheet(scope, sealed(glass));
      const why = { at: '2026-11-27T09:20:00.000Z', by: 'Eva', reason: 'wrong glass' };
      await reopenSheet(scope, glass, { version: 1, ...why });
      expect(await lastSealed(scope, glass)).toMatchObject({ version: 1, open: true });
      expect(await listSealedSheets(scope, glass.session)).toEqual([]);
      await insertSheet(scope, sealed(glass, 2));
      expect(await listSealedSheets(scope, glass.session)).toMatchObject([{ version: 2 }]);
      await setSheetValidity(scope, glass, 2, false);
      expect(await listSealedSheets(scope, glass.session)).toMatchObject([{ valid: false }]);
      const versions = await scope.trx.selectFrom('sheets').select('version').execute();
      expect(versions).toHaveLength(2);
    });
  });

  it('EVA-3 nobody changes or removes what was sealed, not even the owner of the tables', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) =>
      insertSheet(scope, sealed(await serveOneGlass(scope))),
    );
    const attempts = [
      sql`update sheets set comments = 'sweet' where panel = ${panel}`,
      sql`update sheets set marks = '{}' where panel = ${panel}`,
      sql`update sheets set keyed_by = 'Eva', keyed_reason = 'x' where panel = ${panel}`,
      sql`delete from sheets where panel = ${panel}`,
      sql`truncate sheets cascade`,
    ];
    for (const attempt of attempts) {
      const change = use().asOwner((trx) => attempt.execute(trx));
      await expect(change).rejects.toMatchObject({ code: '23001' });
    }
    const asPanel = use().inPanel(panel, ({ trx }) => sql`delete from sheets`.execute(trx));
    await expect(asPanel).rejects.toMatchObject({ code: '42501' });
  });

  it('KEY-6 by whom a sheet of paper was keyed in stays with it; it has no signature, and no instant of signing leaves', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const glass = await serveOneGlass(scope);
      const keyed = { by: 'Eva', reason: 'no battery' };
      const unsigned = { ...sealed(glass), value: { ...value, signature: null } };
      await expect(insertSheet(scope, unsigned)).rejects.toThrow('without a signature');
      await insertSheet(scope, { ...unsigned, keyed });
      expect(await lastSealed(scope, glass)).toMatchObject({
        version: 1,
        keyed: true,
        keyedBy: 'Eva',
      });
      expect(await listSealedSheets(scope, glass.session)).toMatchObject([{ keyed, valid: true }]);
      const marks = await listMarks(scope, glass.session);
      for (const mark of marks) expect(mark).toMatchObject({ isKeyed: true, signedAt: null });
      const { rows } = await performedBy(scope, glass.taster, {});
      expect(rows).toMatchObject([{ keyedBy: 'Eva' }]);
      const [other] = await takenSheets(scope, glass);
      expect(other).toMatchObject({ position: 1, keyed: true });
    });
  });

  it('REG-6 a taster sees the sessions before them and what they performed, and nothing of the samples', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const glass = await serveOneGlass(scope);
      expect(await openSessionsOf(scope, glass.taster)).toEqual([]);
      expect(await lockSession(scope, glass.session)).toMatchObject({ state: 'draft' });
      await changeSession(scope, glass.session, {
        state: 'shown',
        shownAt: '2026-11-27T09:00:00Z',
      });
      expect(await openSessionsOf(scope, glass.taster)).toEqual([
        { session: glass.session, date: '2026-11-27', state: 'open' },
      ]);
      await insertSheet(scope, sealed(glass));
      expect(await performedBy(scope, glass.taster, {})).toEqual({
        total: 1,
        rows: [
          {
            session: glass.session,
            date: '2026-11-27',
            code: '417',
            position: 1,
            sheet: 'ioc-vo',
            sealedAt: '2026-11-27T09:11:00.000Z',
            keyedBy: null,
          },
        ],
      });
    });
  });
}
