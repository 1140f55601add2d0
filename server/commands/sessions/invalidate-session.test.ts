import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('SES-12 a validation is taken back: the session is closed as before, its results are withdrawn and stay, it says why and by whom until it is validated anew, and no other session’s are', async () => {
  const panel = await panelAtWork(database, { samples: 1 });
  const sessions = [await panel.shown(), await panel.shown()];
  for (const session of sessions) {
    await panel.sealRows(session);
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason: 'too few came' });
  }
  const [session, other] = [there(sessions[0]), there(sessions[1])];
  const withdrawn = () =>
    database.inPanel(panel.panel, ({ trx }) =>
      trx
        .selectFrom('results')
        .select(['session', 'withdrawnAt', 'withdrawnBy'])
        .where('panel', '=', panel.panel)
        .orderBy('session')
        .execute(),
    );
  panel.clock.at = Date.parse('2026-11-27T13:00:00.000Z');
  const reason = 'the wrong bottle';
  expect(await panel.give('invalidate-session', { session, reason }, panel.assistant)).toEqual({
    ok: true,
    value: { session, state: 'closed' },
  });
  expect(await panel.row(session)).toMatchObject({
    state: 'closed',
    validatedAt: null,
    validatedBy: null,
    validationReason: null,
  });
  const said = async (of: typeof session) =>
    (await database.inPanel(panel.panel, (scope) => findSession(scope, of)))?.invalidated;
  expect(await said(session)).toEqual({ by: 'adjuntos', at: '2026-11-27T13:00:00.000Z', reason });
  expect(await said(other)).toBeNull();
  const at = new Date('2026-11-27T13:00:00.000Z');
  expect(await withdrawn()).toEqual([
    { session, withdrawnAt: at, withdrawnBy: 'adjuntos' },
    { session: other, withdrawnAt: null, withdrawnBy: null },
  ]);
  expect(await panel.trail('invalidate-session')).toMatchObject([
    {
      data: { session },
      before: { state: 'validated' },
      after: { state: 'closed' },
      reason,
      role: 'adjuntos',
    },
  ]);
  expect(await panel.give('invalidate-session', { session, reason })).toMatchObject({
    ok: false,
    code: 'session-not-validated',
  });
  const nowhere = there(parseSessionCode(999));
  expect(await panel.give('invalidate-session', { session: nowhere, reason })).toMatchObject({
    code: 'not-found',
  });
  expect(await panel.trail('invalidate-session')).toHaveLength(1);
  // Validated again, it is no longer marked as withdrawn.
  await panel.give('validate-session', { session, reason: 'too few came' });
  expect(await panel.row(session)).toMatchObject({ state: 'validated' });
  expect(await said(session)).toBeNull();
  // Withdrawn again, it has the new reason.
  await panel.give('invalidate-session', { session, reason: 'another slip' });
  expect(await said(session)).toMatchObject({ reason: 'another slip' });
});
