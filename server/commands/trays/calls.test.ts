import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { listOpenCalls } from '../../database/sessions/today.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function scene() {
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const [asAna, asBen] = [there(panel.tasters[0]), there(panel.tasters[1])];
  const calls = () =>
    Promise.all([ana, ben].map(async (taster) => (await panel.tray(session, taster)).call));
  return { panel, session, ana, ben, asAna, asBen, calls };
}

test('SES-13, SES-25 a call stands on the own tray from its instant until the desk answers it, and the trail tells both', async () => {
  const { panel, session, ana, asAna, asBen, calls } = await scene();
  const at = '2026-11-27T09:00:00.000Z';
  const help = { session, call: 'help' };
  expect(await panel.give('call-leader', help, asAna)).toEqual({ ok: true, value: help });
  await panel.give('call-leader', { session, call: 'wrong-glass', read: '538' }, asBen);
  const ben = { at, reason: 'wrong-glass', read: '538' };
  expect(await calls()).toEqual([{ at, reason: 'help' }, ben]);
  expect(await panel.give('answer-call', { session, taster: ana })).toEqual({
    ok: true,
    value: { session, call: null },
  });
  expect(await calls()).toEqual([null, ben]);
  expect(await panel.trail('call-leader')).toMatchObject([
    { actor: ana, data: help, after: { call: { at, reason: 'help' } } },
    {
      actor: asBen.taster,
      data: { session, call: 'wrong-glass', read: '538' },
      after: { call: ben },
    },
  ]);
  expect(await panel.trail('answer-call')).toMatchObject([
    { role: 'jefespanel', data: { session, taster: ana }, after: { call: null } },
  ]);
});

test('SES-13, SES-25 a taster takes the call back', async () => {
  const { panel, session, asAna, calls } = await scene();
  await panel.give('call-leader', { session, call: 'help' }, asAna);
  const back = { session, call: null };
  expect(await panel.give('call-leader', back, asAna)).toEqual({ ok: true, value: back });
  expect(await calls()).toEqual([null, null]);
});

test('SES-13 nobody calls in a session that is closed or not there, or without a taster of their own', async () => {
  const { panel, session, ana, asAna, calls } = await scene();
  const elsewhere = there(parseSessionCode(999));
  const nobody = { ...asAna, taster: null };
  const help = { session, call: 'help' };
  expect(await panel.give('call-leader', help, nobody)).toMatchObject({ code: 'not-found' });
  for (const [name, data, actor] of [
    ['call-leader', { session: elsewhere, call: 'help' }, asAna],
    ['answer-call', { session: elsewhere, taster: ana }, panel.leader],
  ] as const)
    expect(await panel.give(name, data, actor)).toMatchObject({ ok: false, code: 'not-found' });
  const shouted = { session, taster: ana.toUpperCase() };
  expect(await panel.give('answer-call', shouted)).toMatchObject({ code: 'input-invalid' });
  await panel.give('close-session', { session });
  // A re-opened sheet may need the leader like any other; Ana has none.
  expect(await panel.give('call-leader', help, asAna)).toMatchObject({
    code: 'session-not-shown',
  });
  expect(await calls()).toEqual([null, null]);
  expect(await panel.trail('call-leader')).toEqual([]);
  expect(await panel.trail('answer-call')).toEqual([]);
});

test('SES-13 EVA-12 a call that stood at the end is answered, and whose sheet is open again may call until it is signed', async () => {
  const { panel, session, ana, asAna } = await scene();
  const { code } = there((await panel.glasses(session)).find(({ taster }) => taster === ana));
  const seal = async () => {
    await panel.mark(session, ana, code);
    return panel.give('seal-sheet', { session, code }, asAna);
  };
  const call = () => panel.give('call-leader', { session, call: 'help' }, asAna);
  const open = () => database.inPanel(panel.panel, (scope) => listOpenCalls(scope));
  await seal();
  await call();
  await panel.give('close-session', { session });
  expect(await panel.give('answer-call', { session, taster: ana })).toMatchObject({ ok: true });
  expect(await call()).toMatchObject({ code: 'session-not-shown' });
  await panel.give('reopen-sheet', { session, taster: ana, code, reason: 'A line was skipped.' });
  expect(await call()).toMatchObject({ ok: true });
  expect(await open()).toMatchObject([{ taster: ana, call: { reason: 'help' } }]);
  expect(await panel.give('answer-call', { session, taster: ana })).toMatchObject({ ok: true });
  expect(await seal()).toMatchObject({ ok: true, value: { version: 2 } });
  expect(await call()).toMatchObject({ code: 'session-not-shown' });
  expect(await open()).toEqual([]);
});
