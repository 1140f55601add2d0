import { afterAll, beforeAll, expect, test } from 'vitest';
import { planName } from '../../../domain/documents/document-names.ts';
import { setInvited, setPlanField } from '../../../domain/documents/session.document.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { SOON } from '../../sync/testing/use-live.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rowOf = (panel: PanelAtWork, session: SessionCode) =>
  database.inPanel(panel.panel, (scope) => findSession(scope, session));

test('SES-17, SES-35 the record follows the plan, before the session is shown and after, until it is validated', async () => {
  const panel = await panelAtWork(database, { tasters: 8, samples: 3 });
  const session = await panel.planned();
  const name = planName({ panel: panel.panel, session });
  await expect.poll(() => rowOf(panel, session), SOON).toMatchObject({ samples: 3, tasters: 8 });
  await panel.sync.change(name, (doc) => {
    setPlanField(doc, 'date', '2026-12-04');
    setPlanField(doc, 'training', true);
  });
  await expect
    .poll(() => rowOf(panel, session), SOON)
    .toMatchObject({ date: '2026-12-04', training: true, state: 'draft', endedAt: null });
  for (const taster of panel.tasterIds.slice(2))
    await panel.sync.change(name, (doc) => setInvited(doc, taster, false));
  expect(await rowOf(panel, session)).toMatchObject({ samples: 3, tasters: 2 });
});

test('SES-17 a record that lags behind its plan follows it at the next start, and while the database failed behind', async () => {
  const panel = await panelAtWork(database, { samples: 1 });
  const session = await panel.planned();
  const name = planName({ panel: panel.panel, session });
  await expect.poll(() => rowOf(panel, session), SOON).toMatchObject({ tasters: 2 });
  panel.trouble.commit = true;
  await panel.sync.change(name, (doc) => setPlanField(doc, 'date', '2026-12-05'));
  const failed = () => panel.logged.some(({ event }) => event === 'plan-not-followed');
  await expect.poll(failed, SOON).toBe(true);
  await panel.commands.close(0);
  panel.trouble.commit = false;
  expect(await rowOf(panel, session)).not.toMatchObject({ date: '2026-12-05' });
  await panel.anotherProcess().reconcileAll();
  expect(await rowOf(panel, session)).toMatchObject({ date: '2026-12-05' });
});
