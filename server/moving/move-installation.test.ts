import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WITH_ACCOUNTS_MADE } from '../accounts/testing/with-accounts-made.ts';
import type { Database } from '../database/database.ts';
import { hasPanel, listPanels } from '../database/installation/panels.ts';
import { furnishedPanel, ONE } from '../database/testing/furnished-panel.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { moveInstallation } from './move-installation.ts';
import { MOVED } from './moved-tables.ts';

let from: Database;
let to: Database;
beforeAll(async () => {
  [from, to] = [await testDatabase(WITH_ACCOUNTS_MADE), await testDatabase(WITH_ACCOUNTS_MADE)];
  // Instants are the same where the two databases show them otherwise.
  await sql`set time zone 'Asia/Tokyo'`.execute(from.owner);
  await sql`set time zone 'America/New_York'`.execute(to.owner);
});
afterAll(async () => {
  await from.close();
  await to.close();
});

/**
 * Runs the work while a trigger of the target database changes the rows of tasters as they arrive.
 */
async function withTrigger<Value>(body: string, work: () => Promise<Value>): Promise<Value> {
  const run = (text: string) => to.asOwner((trx) => sql.raw(text).execute(trx));
  await run(
    `create function changed() returns trigger language plpgsql as $$ begin ${body} end $$`,
  );
  await run(
    'create trigger changed before insert on tasters for each row execute function changed()',
  );
  try {
    return await work();
  } finally {
    await run('drop function changed() cascade');
  }
}

/** The target database, with an action that runs once all rows are there. */
const whenThere = (work: () => Promise<unknown>): Database => {
  let isDone = false;
  const asOwner: Database['asOwner'] = async (given) => {
    const answer = await to.asOwner(given);
    if (!isDone && (await to.asOwner(hasPanel))) {
      isDone = true;
      await work();
    }
    return answer;
  };
  return { ...to, asOwner };
};

test('REL-7 an installation without a panel is none to move', async () => {
  await expect(moveInstallation(from, to)).rejects.toThrow('there is no panel to move');
  await furnishedPanel(from, ONE);
});

test.each([
  ['another row', "new.code := 'X' || new.code; return new;"],
  ['a row too few', 'return null;'],
])('REL-7 REL-20 %s than came is no move: nothing is there', async (_, body) => {
  await expect(withTrigger(body, () => moveInstallation(from, to))).rejects.toThrow(
    'tasters reads otherwise where it moved to; nothing was moved',
  );
  expect(await to.asOwner(hasPanel)).toBe(false);
});

test('REL-7 a table that is not there where it would move to stops it before anything moves', async () => {
  const rename = (one: string, other: string) =>
    to.asOwner((trx) => sql.raw(`alter table ${one} rename to ${other}`).execute(trx));
  await rename('letters', 'letters_of_before');
  await expect(moveInstallation(from, to)).rejects.toThrow(
    'there is no table letters where it would move to; nothing was moved',
  );
  await rename('letters_of_before', 'letters');
});

test('REL-7 REL-21 what changed where it came from, while it moved, is told', async () => {
  const changed = whenThere(() =>
    from.asOwner((trx) => sql`update panels set name = 'Sierra'`.execute(trx)),
  );
  const { tables, isCurrent } = await moveInstallation(from, changed);
  expect(isCurrent).toBe(false);
  expect(tables.map(({ table }) => table)).toEqual(MOVED.map(({ table }) => table));
  expect((await to.asInstallation(listPanels)).map(({ name }) => name)).not.toContain('Sierra');
  await expect(moveInstallation(from, to)).rejects.toThrow('there is a panel already');
});

test('REL-7 REL-21 what is there afterwards is every row of every table, and what did not change meanwhile is current', async () => {
  // Back to the source, as to any empty installation.
  await to.asOwner((trx) => sql`update panels set name = 'Sierra'`.execute(trx));
  await from.close();
  from = await testDatabase(WITH_ACCOUNTS_MADE);
  const { tables, isCurrent } = await moveInstallation(to, from);
  expect(isCurrent).toBe(true);
  for (const { table, rows } of tables) {
    const { rows: counted } = await from.asOwner((trx) =>
      sql<{ n: number }>`select count(*)::int as n from ${sql.raw(`"${table}"`)}`.execute(trx),
    );
    expect([table, counted[0]?.n]).toEqual([table, rows]);
  }
  const ofTable = (name: string) => tables.find(({ table }) => table === name);
  expect(ofTable('tasters')?.rows).toBeGreaterThan(1);
  expect(ofTable('tasters')?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect((await from.asInstallation(listPanels)).map(({ name }) => name)).toEqual(['Sierra']);
});
