import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';
import { loadSession } from './load-session.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('EVA-3, EVA-5 a session is read with every glass, each with the last version of its own sheet', async () => {
  const panel = await panelAtWork(database, { samples: 1 });
  const session = await panel.shown();
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const { code } = there((await panel.glasses(session))[0]);
  const load = (of = session, by = panel.panel) =>
    database.inPanel(by, (scope) => loadSession(scope, of));
  const seal = async () => {
    await panel.mark(session, ana, code);
    await panel.seal(session, ana, code);
  };
  await seal();
  const reopen = { session, taster: ana, code, reason: 'a slip' };
  await panel.give('reopen-sheet', reopen);
  const first = { version: 1, open: true, keyed: false, sealedAt: '2026-11-27T09:01:00.000Z' };
  expect(await load()).toMatchObject({
    session,
    date: '2026-11-27',
    state: 'shown',
    glasses: [
      { taster: ana, code, last: { ...first, signedAt: '2026-11-27T09:01:00.000Z' } },
      { taster: ben, code, last: null },
    ],
  });
  await seal();
  const [, second] = await panel.sheets(session);
  expect((await load())?.glasses.map(({ last }) => last)).toEqual([
    {
      version: 2,
      digest: second?.digest,
      open: false,
      keyed: false,
      sealedAt: '2026-11-27T09:02:00.000Z',
      signedAt: '2026-11-27T09:02:00.000Z',
    },
    null,
  ]);
  expect(await load(there(parseSessionCode(999)))).toBeNull();
  expect(await load(session, (await panelAtWork(database)).panel)).toBeNull();
});
