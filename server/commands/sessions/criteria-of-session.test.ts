import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField } from '../../../domain/documents/session.document.ts';
import { awardPoints } from '../../../domain/testing/award-points.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { listDays } from '../../database/sessions/days.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { criteriaOfSession } from './criteria-of-session.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const criteria = ({ sync, panel }: PanelAtWork, session: SessionCode, of = panel) =>
  criteriaOfSession({ database, sync }, of, session);

test('M-ACCEPT the criteria of a closed session are what its validation finds, and its day keeps them', async () => {
  const panel = await panelAtWork(database, { tasters: 2 });
  const session = await panel.shown();
  expect(await criteria(panel, session)).toMatchObject({ code: 'session-not-closed' });
  await panel.sealAll(session, () => ({ fruity: 40 }));
  expect(await criteria(panel, session)).toMatchObject({ code: 'session-not-closed' });
  await panel.give('close-session', { session });
  const judged = await criteria(panel, session);
  expect(judged).toMatchObject({
    ok: true,
    value: {
      failed: [
        { code: 'fewer-than-8', sample: 'S1', replicate: 1 },
        { code: 'fewer-than-8', sample: 'S2', replicate: 1 },
      ],
    },
  });
  const refused = await panel.give('validate-session', { session, reason: null });
  expect(refused).toMatchObject({ code: 'criteria-not-met' });
  if (judged.ok) expect(refused).toMatchObject({ data: judged.value });
  const day = async () => {
    const { rows } = await database.inPanel(panel.panel, (scope) => listDays(scope, {}));
    return rows[0]?.sessions[0];
  };
  expect(await day()).toMatchObject({ glasses: 4, sealed: 4, form: 'lines', failed: null });
  await panel.give('validate-session', { session, reason: 'two are enough here' });
  expect(await day()).toMatchObject(judged.ok ? { failed: judged.value.failed } : {});
  expect(await criteria(panel, session)).toMatchObject({ code: 'session-validated' });
  // After a withdrawal the session is judged again, and the earlier failures are not shown.
  await panel.give('invalidate-session', { session, reason: 'a slip of the pen' });
  expect(await day()).toMatchObject({ failed: null });
  expect(await criteria(panel, session)).toEqual(judged);
});

test('M-ACCEPT where nothing fails nothing is named, and another panel finds no session', async () => {
  const panel = await panelAtWork(database, { tasters: 8 });
  const other = await panelAtWork(database, { tasters: 1 });
  const session = await panel.shown();
  await panel.sealAll(session, () => ({ fruity: 40 }));
  await panel.give('close-session', { session });
  expect(await criteria(panel, session)).toEqual({ ok: true, value: { failed: [] } });
  expect(await criteria(panel, session, other.panel)).toMatchObject({ code: 'not-found' });
});

test('M-ACCEPT, SHT-7, SHT-38 of a session that is scored with points no criterion is asked, in the list of days neither', async () => {
  const panel = await panelAtWork(database, { tasters: 3 });
  const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'sheet', 'award-100'));
  for (const { taster, code } of await panel.glasses(session)) {
    await panel.givePoints(session, taster, code, awardPoints(1));
    expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
  }
  expect(await criteria(panel, session)).toMatchObject({ code: 'session-not-closed' });
  await panel.give('close-session', { session });
  // For a sheet of lines, three tasters would be fewer than eight.
  expect(await criteria(panel, session)).toEqual({ ok: true, value: { failed: [] } });
  const { rows } = await database.inPanel(panel.panel, (scope) => listDays(scope, {}));
  expect(rows[0]?.sessions[0]).toMatchObject({ form: 'points', failed: null });
  await panel.give('validate-session', { session, reason: null });
  expect(await criteria(panel, session)).toMatchObject({ code: 'session-validated' });
});
