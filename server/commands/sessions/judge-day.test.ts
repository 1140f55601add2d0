import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField } from '../../../domain/documents/session.document.ts';
import type { Database } from '../../database/database.ts';
import { listDays } from '../../database/sessions/days.ts';
import { changeSession } from '../../database/sessions/sessions.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('SES-16, SES-29 each verdict on a day is kept with the one before and the sessions of that day alone', async () => {
  const panel = await panelAtWork(database, { samples: 1 });
  const date = '2026-11-27';
  const [first, second] = [await panel.shown(), await panel.shown()];
  await panel.shown(undefined, (doc) => setPlanField(doc, 'date', '2026-11-28'));
  const judge = (verdict: string, reason: string | null, day = date) =>
    panel.give('judge-day', { date: day, verdict, reason });
  expect(await judge('accepted', null)).toMatchObject({ ok: false, code: 'day-not-validated' });
  expect(await panel.trail('judge-day')).toEqual([]);
  const reason = 'the room was too warm';
  expect(await judge('rejected', reason, '2026-11-28')).toMatchObject({ ok: true });
  expect(await judge('rejected', reason)).toEqual({
    ok: true,
    value: { date, verdict: 'rejected' },
  });
  for (const session of [first, second])
    await database.inPanel(panel.panel, (scope) =>
      changeSession(scope, session, { state: 'validated' }),
    );
  panel.clock.at = Date.parse('2026-11-27T12:00:00.000Z');
  expect(await judge('accepted', null)).toEqual({ ok: true, value: { date, verdict: 'accepted' } });
  const sessions = expect.toSatisfy(
    (told: readonly number[]) => String(told.toSorted()) === String([first, second]),
  );
  const [, ...ofDay] = await panel.trail('judge-day');
  expect(ofDay).toMatchObject([
    {
      data: { date },
      before: { verdict: null },
      after: { verdict: 'rejected', sessions },
      reason,
    },
    {
      data: { date },
      before: { verdict: 'rejected' },
      after: { verdict: 'accepted', sessions },
      reason: null,
      at: new Date('2026-11-27T12:00:00.000Z'),
    },
  ]);
});

test('SES-16, SES-31 a day whose verdict stands is reopened with a reason, and may be judged again', async () => {
  const panel = await panelAtWork(database, { samples: 1 });
  const date = '2026-11-27';
  await panel.shown();
  const judge = (verdict: string, reason: string | null) =>
    panel.give('judge-day', { date, verdict, reason });
  const reason = 'session 1 is tasted once more';
  const said = async () => {
    const { rows } = await database.inPanel(panel.panel, (scope) => listDays(scope, {}));
    return rows.map(({ judged }) => [judged?.verdict, judged?.stands, judged?.reason]);
  };
  expect(await judge('reopened', reason)).toMatchObject({ ok: false, code: 'day-not-judged' });
  await judge('rejected', 'the room was too warm');
  expect(await judge('reopened', null)).toMatchObject({ ok: false, code: 'reason-missing' });
  expect(await judge('reopened', reason)).toMatchObject({
    ok: true,
    value: { verdict: 'reopened' },
  });
  expect(await said()).toEqual([['reopened', false, reason]]);
  expect((await panel.trail('judge-day')).at(-1)).toMatchObject({
    data: { date },
    before: { verdict: 'rejected' },
    after: { verdict: 'reopened' },
    reason,
  });
  expect(await judge('reopened', reason)).toMatchObject({ ok: false, code: 'day-not-judged' });
  expect(await judge('rejected', 'it was too warm all the same')).toMatchObject({ ok: true });
  expect(await said()).toMatchObject([['rejected', true, 'it was too warm all the same']]);
});
