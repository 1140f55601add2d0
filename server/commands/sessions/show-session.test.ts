import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Y from 'yjs';
import { planName } from '../../../domain/documents/document-names.ts';
import { readPlan, removeEntry, setPlanField } from '../../../domain/documents/session.document.ts';
import { parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function planOf(panel: PanelAtWork, session: SessionCode) {
  const plan = await panel.sync.read(planName({ panel: panel.panel, session }), readPlan);
  if (!plan.ok) throw new Error(plan.code);
  return plan.value;
}

const trays = (panel: PanelAtWork, session: SessionCode) =>
  Promise.all(
    panel.tasterIds.map(async (taster) =>
      (await panel.tray(session, taster)).glasses.map(({ code }) => code),
    ),
  );

test('SES-3, SES-4 every taster is served every glass in an order of their own, as it was drawn', async () => {
  const panel = await panelAtWork(database, { tasters: 4, samples: 4 });
  const session = await panel.shown();
  const { orders, codes } = await planOf(panel, session);
  const served = await trays(panel, session);
  expect(served).toEqual(
    panel.tasterIds.map((taster) => there(orders.get(taster)).map((entry) => codes.get(entry))),
  );
  expect(new Set(served.map(String)).size).toBe(4);
  expect(new Set(served.map((tray) => String(tray.toSorted()))).size).toBe(1);
});

test('SES-2 under codes of one’s own no code stands on two trays', async () => {
  const panel = await panelAtWork(database);
  const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'multicode', true));
  const served = await trays(panel, session);
  expect(new Set(served.flat()).size).toBe(4);
  expect((await panel.row(session)).multicode).toBe(true);
});

test('SES-7 once served, no wall stops the session from being shown again', async () => {
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  const before = await panel.glasses(session);
  await panel.give('hide-session', { session });
  const { entries } = await planOf(panel, session);
  await panel.sync.change(planName({ panel: panel.panel, session }), (doc) => {
    for (const { id } of entries) removeEntry(doc, id);
  });
  expect(await panel.give('show-session', { session })).toEqual({
    ok: true,
    value: { session, state: 'shown', glasses: 4 },
  });
  expect(await panel.glasses(session)).toEqual(before);
});

test('SES-6, SES-7, SES-21 the session is kept as it was planned, shown first at one instant, with its warnings in the trail', async () => {
  const panel = await panelAtWork(database);
  const change = (doc: Y.Doc) => {
    setPlanField(doc, 'date', '2026-11-28');
    setPlanField(doc, 'training', true);
    setPlanField(doc, 'restMinutes', 20);
    setPlanField(doc, 'sampleTemperature', 28);
  };
  const session = await panel.shown(undefined, change);
  const first = { state: 'shown', date: '2026-11-28', training: true, multicode: false };
  const shown = { ...first, shownAt: new Date('2026-11-27T09:00:00.000Z') };
  expect(await panel.row(session)).toMatchObject(shown);
  expect(await panel.tray(session, there(panel.tasterIds[1]))).toMatchObject({
    date: '2026-11-28',
    sheet: 'ioc-vo',
    restSeconds: 1_200,
  });
  panel.clock.at = Date.parse('2026-11-27T10:00:00.000Z');
  await panel.give('hide-session', { session });
  await panel.give('show-session', { session });
  expect(await panel.row(session)).toMatchObject(shown);
  const warnings = ['tasters-8-to-12', 'room-temperature', 'tasters-active'];
  const after = { state: 'shown', glasses: 4, warnings };
  expect(await panel.trail('show-session')).toMatchObject([
    { data: { session }, before: { state: 'draft' }, after },
    { data: { session }, before: { state: 'hidden' }, after },
  ]);
});

test('SES-7 what is not there, cannot be read or is validated is not shown', async () => {
  const panel = await panelAtWork(database, { samples: 1 });
  const show = (session: SessionCode) => panel.give('show-session', { session });
  expect(await show(there(parseSessionCode(999)))).toMatchObject({ code: 'not-found' });
  const broken = await panel.planned();
  await panel.sync.change(planName({ panel: panel.panel, session: broken }), (doc) =>
    doc.getMap('plan').set('start', 10),
  );
  expect(await show(broken)).toMatchObject({
    code: 'document-field-invalid',
    data: { field: 'start' },
  });
  const session = await panel.shown();
  const [glass] = await panel.glasses(session);
  await panel.mark(session, there(glass).taster, there(glass).code);
  await panel.seal(session, there(glass).taster, there(glass).code);
  await panel.give('close-session', { session });
  await panel.give('validate-session', { session, reason: 'too few came' });
  expect(await show(session)).toMatchObject({ code: 'session-validated' });
  expect(await panel.trail('show-session')).toHaveLength(1);
});
