import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettingsBook } from '../../books/settings-book.ts';
import type { Database } from '../../database/database.ts';
import { readSettings } from '../../database/installation/settings.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('SET-1, LED-1, LED-6, SET-10 a change is in the book with its author, instant and reason, in the row that queries read, and in the trail', async () => {
  const panel = await panelAtWork(database);
  const book = async () => {
    const read = await database.inPanel(panel.panel, readSettingsBook);
    if (!read.ok) throw new Error(read.code);
    return read.value;
  };
  const before = await book();
  const changes = { inactivityMonths: 9, scheme: 'IOC' };
  const reason = 'as the council asks';
  const answer = await panel.give('change-settings', { changes, heads: before.heads, reason });
  const after = await book();
  expect(answer).toEqual({ ok: true, value: { heads: after.heads } });
  expect(after.heads).not.toBe(before.heads);
  expect(after.entries.at(-1)).toMatchObject({
    at: '2026-11-27T09:00:00.000Z',
    by: 'jefespanel',
    name: 'jefespanel',
    reason,
    changes,
  });
  const row = await database.inPanel(panel.panel, readSettings);
  expect(row.settings).toMatchObject(changes);
  expect(await panel.trail('change-settings')).toMatchObject([
    {
      data: { book: 'settings', heads: after.heads },
      before: { inactivityMonths: 6, scheme: 'EU', enMaxDefect: 1 },
      after: { inactivityMonths: 9, scheme: 'IOC', enMaxDefect: 1 },
      reason,
    },
  ]);
  const late = { changes: { inactivityMonths: 3 }, heads: before.heads, reason };
  expect(await panel.give('change-settings', late)).toEqual({
    ok: false,
    code: 'changed-meanwhile',
    data: { heads: after.heads },
  });
  expect(await panel.trail('change-settings')).toHaveLength(1);
});

test('SET-8 a panel under the IOC that moves to the third version of the method keeps ordinary virgin, unless the change says otherwise', async () => {
  const panel = await panelAtWork(database);
  const change = async (changes: object) => {
    const read = await database.inPanel(panel.panel, readSettingsBook);
    if (!read.ok) throw new Error(read.code);
    const { heads } = read.value;
    const given = { changes, heads, reason: 'as agreed' };
    expect(await panel.give('change-settings', given)).toMatchObject({ ok: true });
    return (await database.inPanel(panel.panel, readSettings)).settings;
  };
  await change({ method: 'verdial-method-2', scheme: 'IOC' });
  const moved = await change({ method: 'verdial-method-3' });
  expect(moved).toMatchObject({ method: 'verdial-method-3', ordinaryVirgin: true });
  await change({ method: 'verdial-method-2', ordinaryVirgin: false });
  const without = await change({ method: 'verdial-method-3', ordinaryVirgin: false });
  expect(without).toMatchObject({ method: 'verdial-method-3', ordinaryVirgin: false });
});
