import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A shown session in which both tasters sealed their one glass, of the same code. */
async function sealed() {
  const panel = await panelAtWork(database, { samples: 1 });
  const session = await panel.shown();
  await panel.sealAll(session);
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const { code } = there((await panel.glasses(session))[0]);
  const reason = 'marked the wrong line';
  const reopen = (change: object = {}) =>
    panel.give('reopen-sheet', { session, taster: ana, code, reason, ...change });
  const rows = () =>
    database.inPanel(panel.panel, ({ trx }) =>
      trx
        .selectFrom('sheets')
        .select(['taster', 'reopenedAt', 'reopenedBy', 'reopenReason'])
        .where('panel', '=', panel.panel)
        .orderBy('taster')
        .execute(),
    );
  return { panel, session, ana, ben, code, reason, reopen, rows };
}

test('EVA-5 a sheet is re-opened by whom, when and why, and that of another taster with the same code stays sealed', async () => {
  const { panel, session, ana, ben, code, reason, reopen, rows } = await sealed();
  const [sheet] = await panel.sheets(session);
  panel.clock.at = Date.parse('2026-11-27T11:00:00.000Z');
  expect(await reopen()).toEqual({ ok: true, value: { session, taster: ana, code, version: 1 } });
  const untouched = { reopenedAt: null, reopenedBy: null, reopenReason: null };
  const at = new Date('2026-11-27T11:00:00.000Z');
  expect(await rows()).toEqual([
    { taster: ana, reopenedAt: at, reopenedBy: 'jefespanel', reopenReason: reason },
    { taster: ben, ...untouched },
  ]);
  expect(await panel.trail('reopen-sheet')).toMatchObject([
    {
      data: { session, taster: ana, code },
      before: { version: 1, digest: there(sheet).digest },
      after: { open: true },
      reason,
    },
  ]);
  const shown = async (taster: typeof ana) =>
    (await panel.tray(session, taster)).glasses[0]?.sealed;
  expect([await shown(ana), await shown(ben)]).toMatchObject([null, { version: 1 }]);
  // Its own taster reads who and why; the other taster, with the same code, reads nothing (EVA-12).
  const told = async (taster: typeof ana) => (await panel.tray(session, taster)).glasses[0];
  const reopened = { at: at.toISOString(), by: 'jefespanel', reason };
  expect([await told(ana), (await told(ben))?.reopened]).toMatchObject([{ reopened }, undefined]);
  await panel.mark(session, ana, code, { fruity: 41 });
  await panel.give('seal-sheet', { session, code }, there(panel.tasters[0]));
  expect((await told(ana))?.reopened).toBeUndefined();
});

test('EVA-5 a sheet that is open already is not re-opened again: who did it first, and why, stands', async () => {
  const { panel, reopen, rows, ana, reason } = await sealed();
  await reopen();
  expect(await reopen({ reason: 'a second thought' })).toEqual({
    ok: false,
    code: 'sheet-not-sealed',
    data: {},
  });
  expect(await rows()).toMatchObject([{ taster: ana, reopenReason: reason }, {}]);
  expect(await panel.trail('reopen-sheet')).toHaveLength(1);
});

test('EVA-5 what is not there is not re-opened', async () => {
  const { panel, reopen, ana } = await sealed();
  const [elsewhere, nobody] = [
    { session: there(parseSessionCode(999)) },
    { taster: ana.toUpperCase() },
  ];
  expect(await reopen(elsewhere)).toMatchObject({ ok: false, code: 'not-found' });
  expect(await reopen(nobody)).toMatchObject({ ok: false, code: 'input-invalid' });
  expect(await panel.trail('reopen-sheet')).toEqual([]);
});
