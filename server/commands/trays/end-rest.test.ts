import { afterAll, beforeAll, expect, test } from 'vitest';
import { trayName } from '../../../domain/documents/document-names.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A shown session in which both tasters rest after their first glass of two. */
async function resting() {
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  for (const taster of panel.tasterIds) {
    const { code } = there((await panel.glasses(session)).find((one) => one.taster === taster));
    panel.clock.at = Date.parse('2026-11-27T09:59:00.000Z');
    await panel.mark(session, taster, code);
    await panel.seal(session, taster, code);
  }
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const rests = () =>
    Promise.all([ana, ben].map(async (taster) => (await panel.tray(session, taster)).restUntil));
  return { panel, session, ana, ben, rests };
}

test('SES-15 the leader ends one taster’s rest; the trail keeps until when it would have lasted', async () => {
  const { panel, session, ana, rests } = await resting();
  const restUntil = '2026-11-27T10:15:00.000Z';
  expect(await rests()).toEqual([restUntil, restUntil]);
  const data = { session, taster: ana };
  const ended = (at: string | null) => ({
    ok: true,
    value: { session, restUntil: null, ended: at },
  });
  expect(await panel.give('end-rest', data)).toEqual(ended(restUntil));
  expect(await rests()).toEqual([null, restUntil]);
  // Idempotent: ended again, there is still one audit entry.
  expect(await panel.give('end-rest', data)).toEqual(ended(null));
  expect(await panel.trail('end-rest')).toMatchObject([{ data, before: { restUntil } }]);
});

test('SES-15 who has no tray has no rest to end, and a tray that cannot be read is a refusal by name', async () => {
  const { panel, session, ana, ben } = await resting();
  const stranger = there((await panelAtWork(database)).tasterIds[0]);
  expect(await panel.give('end-rest', { session, taster: stranger })).toEqual({
    ok: false,
    code: 'not-found',
    data: {},
  });
  const shouted = { session, taster: ana.toUpperCase() };
  expect(await panel.give('end-rest', shouted)).toMatchObject({ code: 'input-invalid' });
  const name = trayName({ panel: panel.panel, session }, ben);
  await panel.sync.change(name, (doc) => doc.getMap('tray').set('date', 27));
  expect(await panel.give('end-rest', { session, taster: ben })).toMatchObject({
    ok: false,
    code: 'document-field-invalid',
    data: { field: 'date' },
  });
  expect(await panel.trail('end-rest')).toEqual([]);
});
