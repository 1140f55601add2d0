import { afterAll, beforeAll, expect, test } from 'vitest';
import { exclude } from '../../../domain/documents/assessment.document.ts';
import { notesName } from '../../../domain/documents/document-names.ts';
import type { MethodVersion } from '../../../domain/words/method-version.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import { leaderEntry } from '../../audit/testing/leader-entry.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { readSettingsBook } from '../../books/settings-book.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';
import { criteriaOfSession } from './criteria-of-session.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Session = Awaited<ReturnType<PanelAtWork['shown']>>;

/** Excludes the sheet of one taster of one sample, with that time of the device's clock. */
async function leaveOut(panel: PanelAtWork, session: Session, at: number): Promise<void> {
  const [sample, taster] = [there(panel.sampleIds[0]), there(panel.tasterIds[0])];
  const why = { reason: 'far from the others', by: 'Eva', at: new Date(at).toISOString() };
  await panel.sync.change(notesName({ panel: panel.panel, session }, sample), (doc) =>
    exclude(doc, { taster, replicate: 1, ...why }),
  );
}

/** Appends the audit entry of the exclusion at a time, as the server does. */
const tell = (panel: PanelAtWork, session: Session, at: number) =>
  database.inPanel(panel.panel, async ({ trx }) => {
    const [sample, taster] = [there(panel.sampleIds[0]), there(panel.tasterIds[0])];
    const data = { session, sample, taster, replicate: 1 };
    const entry = leaderEntry(panel.panel, 'exclude-sheet', { data });
    await appendAudit(trailOf(database, trx), entry, new Date(at));
  });

const failed = async ({ sync, panel }: PanelAtWork, session: Session) => {
  const judged = await criteriaOfSession({ database, sync }, panel, session);
  return judged.ok ? judged.value.failed : judged.code;
};

const LATE = [{ code: 'left-out-after-figures', sample: 'S1', replicate: 1 }];

/** A closed session of nine tasters, and the instant at which the last sheet was sealed. */
async function tasted(panel: PanelAtWork) {
  const session = await panel.shown([[there(panel.sampleIds[0]), 1]]);
  await panel.sealAll(session);
  const sealedAt = panel.clock.at;
  panel.clock.at += 600_000;
  await panel.give('close-session', { session });
  return { session, sealedAt };
}

/** Changes the panel to another version of the method. */
async function goTo(panel: PanelAtWork, method: MethodVersion): Promise<void> {
  const book = await database.inPanel(panel.panel, readSettingsBook);
  if (!book.ok) throw new Error(book.code);
  const moved = { changes: { method }, reason: 'as before', heads: book.value.heads };
  expect(await panel.give('change-settings', moved)).toMatchObject({ ok: true });
}

test('M-ACCEPT a sheet left out after the figures of its glass were open is a criterion that is not met, and validating asks for a reason', async () => {
  const panel = await panelAtWork(database, { tasters: 9, samples: 1 });
  const { session, sealedAt } = await tasted(panel);
  expect(await failed(panel, session)).toEqual([]);
  // All have signed: from then on the figures are visible, although the tasting has not ended yet.
  await leaveOut(panel, session, sealedAt + 1);
  expect(await failed(panel, session)).toEqual(LATE);
  expect(await panel.give('validate-session', { session, reason: null })).toMatchObject({
    code: 'criteria-not-met',
    data: { failed: LATE },
  });
  const reason = 'The taster had mixed up two glasses.';
  expect(await panel.give('validate-session', { session, reason })).toMatchObject({ ok: true });
  expect((await panel.row(session)).validationReason).toBe(reason);
});

test('M-ACCEPT a sheet left out before the figures were open, as the trail tells, is met, whatever the device said', async () => {
  const panel = await panelAtWork(database, { tasters: 9, samples: 1 });
  const { session, sealedAt } = await tasted(panel);
  await leaveOut(panel, session, sealedAt - 1);
  expect(await failed(panel, session)).toEqual([]);
  // The device's clock does not decide: the audit trail has the time at which the server received
  // it.
  await tell(panel, session, sealedAt + 60_000);
  expect(await failed(panel, session)).toEqual(LATE);
  expect(await panel.give('validate-session', { session, reason: null })).toMatchObject({
    code: 'criteria-not-met',
  });
});

test('M-ACCEPT by the second version of the method nothing is asked of a sheet that was left out', async () => {
  const panel = await panelAtWork(database, { tasters: 9, samples: 1 });
  const { session, sealedAt } = await tasted(panel);
  await leaveOut(panel, session, sealedAt + 1);
  await goTo(panel, 'verdial-method-2');
  expect(await failed(panel, session)).toEqual([]);
  expect(await panel.give('validate-session', { session, reason: null })).toMatchObject({
    ok: true,
  });
});

test('M-ACCEPT figures that were opened early are open from then on', async () => {
  const panel = await panelAtWork(database, { tasters: 10, samples: 1 });
  const session = await panel.shown([[there(panel.sampleIds[0]), 1]]);
  const glasses = await panel.glasses(session);
  for (const { taster, code } of glasses.slice(0, 9)) {
    await panel.mark(session, taster, code);
    await panel.seal(session, taster, code);
  }
  panel.clock.at += 60_000;
  const sample = there(panel.sampleIds[0]);
  expect(await panel.give('open-figures', { session, sample, replicate: 1 })).toMatchObject({
    ok: true,
  });
  const openedAt = panel.clock.at;
  panel.clock.at += 600_000;
  await panel.give('close-session', { session });
  await leaveOut(panel, session, openedAt - 1);
  expect(await failed(panel, session)).toEqual([]);
  await tell(panel, session, openedAt);
  expect(await failed(panel, session)).toEqual(LATE);
});
