import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { leaderEntry } from '../audit/testing/leader-entry.ts';
import { foundPanel } from '../database/contract/facts.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { streamAudit } from './stream-audit.ts';

let database: Database;
let panel: PanelId;

const act = (command: string) =>
  database.inPanel(panel, ({ trx }) =>
    appendAudit(
      { trx, trailKey: database.trailKey },
      leaderEntry(panel, command),
      new Date('2026-11-25T08:00:00Z'),
    ),
  );

beforeAll(async () => {
  database = await testDatabase();
  panel = await foundPanel(database);
  for (let times = 0; times < 9; times += 1) await act('change-panel');
});
afterAll(() => database.close());

/** The numbers of the entries of a piece. */
const numbers = (text: string): readonly number[] =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => Number.parseInt(line, 10));

test.each([
  [4, [[9, 8, 7, 6], [5, 4, 3, 2], [1]]],
  [
    3,
    [
      [9, 8, 7],
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [50, [[9, 8, 7, 6, 5, 4, 3, 2, 1]]],
])(
  'AUD-4 AUD-42 the file of a trail is read %i entries at a time, each of them once',
  async (piece, expected) => {
    const parts: string[] = [];
    for await (const part of streamAudit(database, panel, {}, piece)) parts.push(part);
    const [heads, ...entries] = parts;
    expect(heads).toMatch(/^\uFEFFsequence,at,name,[^\n]*\r\n$/);
    expect(entries.map(numbers)).toEqual(expected);
  },
);

test('AUD-4 AUD-42 what is done while the file of a trail is read is not in it', async () => {
  const parts: string[] = [];
  for await (const part of streamAudit(database, panel, {}, 4)) {
    parts.push(part);
    if (parts.length === 2) await act('change-settings');
  }
  expect(parts.slice(1).flatMap(numbers)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
});
