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

test('SES-10, SES-11 hiding and closing are told in the row, on every tray and in the trail, and only the close has its instant', async () => {
  const panel = await panelAtWork(database);
  const [session, other] = [await panel.shown(), await panel.shown()];
  const trays = () =>
    Promise.all(panel.tasterIds.map(async (taster) => (await panel.tray(session, taster)).state));
  expect(await panel.give('hide-session', { session })).toEqual({
    ok: true,
    value: { session, state: 'hidden' },
  });
  expect(await trays()).toEqual(['hidden', 'hidden']);
  expect(await panel.row(session)).toMatchObject({ state: 'hidden', closedAt: null });
  panel.clock.at = Date.parse('2026-11-27T11:30:00.000Z');
  expect(await panel.give('close-session', { session }, panel.assistant)).toEqual({
    ok: true,
    value: { session, state: 'closed' },
  });
  expect(await trays()).toEqual(['closed', 'closed']);
  panel.clock.at = Date.parse('2026-11-27T12:30:00.000Z');
  await panel.give('close-session', { session });
  expect(await panel.row(session)).toMatchObject({
    state: 'closed',
    closedAt: new Date('2026-11-27T11:30:00.000Z'),
  });
  expect(await panel.trail('hide-session')).toMatchObject([
    {
      role: 'jefespanel',
      data: { session },
      before: { state: 'shown' },
      after: { state: 'hidden' },
    },
  ]);
  expect(await panel.trail('close-session')).toMatchObject([
    {
      role: 'adjuntos',
      data: { session },
      before: { state: 'hidden' },
      after: { state: 'closed' },
    },
  ]);
  expect(await panel.state(other)).toBe('shown');
});

test('SES-10, SES-11 a session that is not there is neither hidden nor closed', async () => {
  const panel = await panelAtWork(database);
  const session = there(parseSessionCode(1));
  for (const command of ['hide-session', 'close-session'])
    expect(await panel.give(command, { session })).toMatchObject({ ok: false, code: 'not-found' });
  expect(await panel.trail()).toEqual([]);
});
