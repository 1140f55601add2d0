import { afterAll, beforeAll, expect, test } from 'vitest';
import { planName } from '../../../domain/documents/document-names.ts';
import { readPlan, setPlanField } from '../../../domain/documents/session.document.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { readSettingsBook } from '../../books/settings-book.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';
import { createSessionIn } from './create-session.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const session = there(parseSessionCode(1));

test('SES-9 a new session is a draft of its day, with a plan of the usual conduct and the panel’s own maxima', async () => {
  const panel = await panelAtWork(database);
  const book = await database.inPanel(panel.panel, readSettingsBook);
  if (!book.ok) throw new Error(book.code);
  const { heads } = book.value;
  const changes = { enMaxDefect: 0.8, enMaxFruity: 0.7 };
  await panel.give('change-settings', { changes, heads, reason: 'as the method asks' });
  const data = { date: '2026-12-04', training: true };
  expect(await panel.give('create-session', data, panel.assistant)).toEqual({
    ok: true,
    value: { session },
  });
  expect(await panel.row(session)).toMatchObject({
    state: 'draft',
    training: true,
    createdBy: 'adjuntos',
    date: '2026-12-04',
  });
  const name = planName({ panel: panel.panel, session });
  expect(await panel.sync.read(name, readPlan)).toMatchObject({
    value: {
      date: '2026-12-04',
      training: true,
      start: '10:00',
      sheet: 'ioc-vo',
      sampleTemperature: null,
      roomTemperature: null,
      restMinutes: 15,
      multicode: false,
      enMaxDefect: 0.8,
      enMaxFruity: 0.7,
      entries: [],
      tasters: [],
    },
  });
  expect(await panel.trail('create-session')).toMatchObject([
    {
      actor: 'adjuntos',
      at: new Date('2026-11-27T09:00:00.000Z'),
      origin: '10.0.0.7',
      data,
      before: null,
      after: { session, state: 'draft' },
    },
  ]);
});

test('SES-37 a session two years ahead is created, and one later or before the year 2000 is refused', async () => {
  const panel = await panelAtWork(database);
  const create = (date: string) => panel.give('create-session', { date, training: false });
  for (const date of ['2028-11-28', '9999-12-31', '1999-12-31'])
    expect(await create(date)).toMatchObject({ ok: false, code: 'session-date-wrong' });
  for (const date of ['2028-11-27', '2000-01-01'])
    expect(await create(date)).toMatchObject({ ok: true });
});

test('SES-9 whoever creates a session may put more on its plan before anybody is served it', async () => {
  const { panel, sync } = await panelAtWork(database);
  const issuer = { user: 'u', name: 'Eva', role: 'jefespanel', panel, from: '10.0.0.7' };
  const data = { date: '2026-12-04', training: false };
  const given = await database.inPanel(panel, (scope) =>
    createSessionIn({ issuer }, scope, data, (doc, number) => {
      setPlanField(doc, 'restMinutes', 20 + number);
    }),
  );
  const plan = await sync.read(planName({ panel, session }), readPlan);
  expect([given, plan]).toMatchObject([
    { value: { answer: { session: 1 } } },
    { value: { restMinutes: 21, training: false } },
  ]);
});
