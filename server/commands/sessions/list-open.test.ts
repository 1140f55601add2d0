import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { foundPanel } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { changeSession, createSession } from '../../database/sessions/sessions.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { listOpen } from './list-open.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('COM-2 every panel’s sessions that are not validated are open', async () => {
  const day = { date: '2026-11-27', training: false, by: 'Eva' };
  const states: readonly SessionState[] = ['draft', 'closed', 'validated', 'hidden', 'shown'];
  const panels = [await foundPanel(database), await foundPanel(database)].toSorted();
  for (const panel of panels)
    await database.inPanel(panel, async (scope) => {
      for (const state of states) {
        const session = await createSession(scope, day);
        await changeSession(scope, session, { state });
      }
    });
  expect(await database.asInstallation(listOpen)).toEqual(
    panels.flatMap((panel) =>
      [1, 2, 4, 5].map((session) => ({ panel, session, state: states[session - 1] })),
    ),
  );
});
