import { afterAll, beforeAll, expect, test } from 'vitest';
import { putBack, readAssessment } from '../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../domain/documents/document-names.ts';
import { putDraw, readPlan, setInvited } from '../../domain/documents/session.document.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import { newTasterId } from '../database/contract/facts.ts';
import type { Database } from '../database/database.ts';
import { insertTaster } from '../database/tasters/tasters.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { panelAtWork } from './testing/panel-at-work.ts';
import { there } from './testing/there.ts';

const WHY = { reason: 'The exam was passed.', by: 'Eva', at: '2026-11-27T11:00:00.000Z' };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A session shown to a trainee and another taster; a second trainee joins late. */
async function scene() {
  const panel = await panelAtWork(database);
  const [learner, other] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const late = newTasterId();
  await database.inPanel(panel.panel, (scope) =>
    insertTaster(scope, late, tasterForm({ code: 'T9' })),
  );
  for (const [taster, status] of [
    [learner, 'training'],
    [late, 'suspended'],
  ] as const)
    await panel.give('add-status', { taster, status, from: '2026-11-01', reason: 'the course' });
  const session = await panel.shown();
  const sample = there(panel.sampleIds[0]);
  const notes = notesName({ panel: panel.panel, session }, sample);
  const leftOut = async () => {
    const read = await panel.sync.read(notes, readAssessment);
    return read.ok ? read.value.exclusions.map(({ taster, reason }) => [taster, reason]) : read;
  };
  const plan = planName({ panel: panel.panel, session });
  /** Invites the late taster, served like the first trainee, and shows the session again. */
  const join = async () => {
    await panel.sync.change(plan, (doc) => {
      const now = readPlan(doc);
      if (!now.ok) throw new Error(now.code);
      const { codes, orders } = now.value;
      setInvited(doc, late, true);
      putDraw(doc, { codes, orders: new Map([[late, there(orders.get(learner))]]) });
    });
    return panel.give('show-session', { session });
  };
  return { panel, session, learner, other, late, notes, leftOut, join };
}

test('SES-7, SES-24 who joins a shown session is served beside the others, whose glasses stay', async () => {
  const { panel, session, learner, late, join } = await scene();
  const before = await panel.glasses(session);
  expect(await join()).toMatchObject({ ok: true, value: { glasses: 6 } });
  const after = await panel.glasses(session);
  expect(after.filter(({ taster }) => taster !== late)).toEqual(before);
  const codes = async (taster: typeof late) =>
    (await panel.tray(session, taster)).glasses.map(({ code }) => code);
  expect(await codes(late)).toEqual(await codes(learner));
});

test('STS-4, STS-9 who joins late and is not qualified is left out too, and what a person put back stays so', async () => {
  const { panel, learner, late, notes, leftOut, join } = await scene();
  expect(await leftOut()).toEqual([[learner, 'status: training']]);
  await panel.sync.change(notes, (doc) => putBack(doc, { taster: learner, replicate: 1, ...WHY }));
  await join();
  expect(await leftOut()).toEqual([[late, 'status: suspended']]);
});
