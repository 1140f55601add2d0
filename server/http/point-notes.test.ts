import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointNotesSchema } from '../../domain/quality/point-note.ts';
import type { PanelScope } from '../database/database.ts';
import {
  pointNoteForm,
  type RegisteredPanel,
  registeredPanel,
} from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'notes');
});
afterAll(() => server.close());

const NOTES = '/api/quality/notes';
const JSON_TYPE = 'application/json';
const post = (path: string, body: unknown) =>
  panel.ask('POST', path, JSON.stringify(body), JSON_TYPE);
const list = async (
  from = '2026-11-01',
  to = '2026-11-30',
  who: 'leader' | 'assistant' = 'leader',
) => {
  const answer = await fetch(`${server.url}${NOTES}?from=${from}&to=${to}`, {
    headers: { cookie: panel.cookies[who] },
  });
  return pointNotesSchema.parse(await answer.json());
};

test('QUA-5 a note is kept with who and when, read by assistants, and of the period of its session alone', async () => {
  expect((await post(NOTES, pointNoteForm)).status).toBe(200);
  const { notes, total } = await list('2026-11-27', '2026-11-27', 'assistant');
  expect(total).toBe(2);
  expect(notes[0]).toMatchObject({
    ...pointNoteForm,
    by: expect.stringMatching(/./),
    struck: null,
  });
  expect(Date.parse(notes[0]?.at ?? '')).not.toBeNaN();
  expect(await list('2026-11-28', '2026-12-31')).toEqual({ notes: [], total: 0 });
  expect(await list('2026-01-01', '2026-11-26')).toEqual({ notes: [], total: 0 });
});

test('QUA-5 QUA-55 a note is struck once, with a reason, and stays as it was written', async () => {
  const path = `${NOTES}/${panel.note}/strike`;
  expect((await post(path, { reason: '' })).status).toBe(422);
  expect((await post(path, { reason: 'written to the wrong point' })).status).toBe(200);
  const find = async () => (await list()).notes.find(({ id }) => id === panel.note);
  const struck = await find();
  expect(struck).toMatchObject({
    text: pointNoteForm.text,
    struck: { by: struck?.by, reason: 'written to the wrong point' },
  });
  const again = await post(path, { reason: 'another reason' });
  expect([again.status, await again.json()]).toEqual([409, { code: 'nothing-changes', data: {} }]);
  expect(await find()).toEqual(struck);
});

test('QUA-5 QUA-55 the database itself lets nobody change or delete a note', async () => {
  const inPanel = (act: (trx: PanelScope['trx']) => Promise<unknown>) =>
    server.database.inPanel(panel.panel, async ({ trx }) => {
      await act(trx);
    });
  const denied = /permission denied/;
  await expect(
    inPanel((trx) => trx.updateTable('pointNotes').set({ text: 'other' }).execute()),
  ).rejects.toThrow(denied);
  await expect(inPanel((trx) => trx.deleteFrom('pointNotes').execute())).rejects.toThrow(denied);
});

test('QUA-5 QUA-56 a note to what the panel has not, or of another shape, is refused', async () => {
  const id = '0a000000-0000-4000-8000-000000000003';
  for (const wrong of [{ session: 9 }, { taster: id }, { sample: id }])
    expect((await post(NOTES, { ...pointNoteForm, id, ...wrong })).status).toBe(404);
  for (const wrong of [
    { kind: 'retraining' },
    { day: '2026-11-27' },
    { text: ' x ' },
    { by: 'me' },
  ])
    expect((await post(NOTES, { ...pointNoteForm, id, ...wrong })).status).toBe(422);
  const done = { kind: 'retraining', day: '2026-11-28', taster: panel.taster, chart: 'dn' };
  expect((await post(NOTES, { ...pointNoteForm, id, ...done })).status).toBe(200);
  expect((await list()).notes[0]).toMatchObject({ ...done, text: pointNoteForm.text });
});
