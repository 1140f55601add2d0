import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { WITH_ACCOUNTS_MADE } from '../accounts/testing/with-accounts-made.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { MOVED, STAYS } from './moved-tables.ts';

test('REL-7 every table moves, or stays by name', async () => {
  const database = await testDatabase(WITH_ACCOUNTS_MADE);
  try {
    const { rows } = await sql<{ table: string }>`select table_name as table
      from information_schema.tables where table_schema = 'public'`.execute(database.db);
    const told = [...MOVED.map(({ table }) => table), ...STAYS];
    expect(told.toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
  } finally {
    await database.close();
  }
});
