import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStatusBook } from '../../books/status-book.ts';
import type { Database } from '../../database/database.ts';
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
  const taster = there(panel.tasterIds[0]);
  const book = async (of = taster) => {
    const read = await database.inPanel(panel.panel, (scope) => readStatusBook(scope, of));
    if (!read.ok) throw new Error(read.code);
    return read.value;
  };
  const begin = { taster, status: 'training', from: '2026-11-01', reason: 'begins the course' };
  return { panel, taster, book, begin };
}

test('STS-2 a status is written into the book of its own taster, and the trail keeps what was and what became', async () => {
  const { panel, taster, book, begin } = await scene();
  const answer = await panel.give('add-status', begin);
  const { heads, spans, entries } = await book();
  expect(answer).toEqual({ ok: true, value: { heads } });
  expect(spans).toMatchObject([{ status: 'training', from: '2026-11-01', to: null }]);
  expect(entries).toMatchObject([
    {
      act: 'add',
      at: '2026-11-27T09:00:00.000Z',
      by: 'jefespanel',
      name: 'jefespanel',
      reason: 'begins the course',
    },
  ]);
  expect((await book(there(panel.tasterIds[1]))).spans).toEqual([]);
  const { id } = there(spans[0]);
  const given = { id, status: 'training', from: '2026-11-01', to: null };
  const out = await panel.give('delete-status', { taster, entry: id, reason: 'a mistake' });
  const after = await book();
  expect(out).toEqual({ ok: true, value: { heads: after.heads } });
  expect(await panel.trail('add-status')).toMatchObject([
    { data: { taster, heads }, before: [], after: [given], reason: 'begins the course' },
  ]);
  expect(await panel.trail('delete-status')).toMatchObject([
    { data: { taster, heads: after.heads }, before: [given], after: [], reason: 'a mistake' },
  ]);
});

test('STS-1, STS-2 a taster the panel does not know gets no status, and a refused one leaves nothing', async () => {
  const { panel, taster, book, begin } = await scene();
  const stranger = there((await panelAtWork(database)).tasterIds[0]);
  for (const [who, code] of [
    [stranger, 'not-found'],
    [taster.toUpperCase(), 'input-invalid'],
  ])
    expect(await panel.give('add-status', { ...begin, taster: who })).toMatchObject({
      ok: false,
      code,
    });
  await panel.give('add-status', begin);
  const { heads } = await book();
  const again = { ...begin, from: '2026-11-05' };
  expect(await panel.give('add-status', again)).toMatchObject({ code: 'status-same' });
  expect((await book()).heads).toBe(heads);
  expect(await panel.trail('add-status')).toHaveLength(1);
});
