import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { type Migration, statements } from '../migrations/migration.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import type { UseDatabase } from './facts.ts';

const making = (name: string, table: string): Migration => ({
  name,
  up: (db) => statements(db, [`create table ${table} (id int)`]),
});
const failing: Migration = {
  name: '999-fails',
  up: () => Promise.reject(new Error('the disk is full')),
};

/** Contract suite of the migrations, for both engines. */
export function migrationsSuite(use: UseDatabase): void {
  const tables = async () =>
    (await use().owner.introspection.getTables()).map(({ name }) => name).toSorted();

  it('DAT-3 a database that was opened is up to date, and nothing is done twice', async () => {
    const before = await tables();
    expect(before).toEqual(expect.arrayContaining(['audit', 'panels', 'samples', 'sheets']));
    expect(await migrate(use().owner)).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('DAT-3 of several migrations none is made when the last of them fails', async () => {
    const before = await tables();
    const more = [...MIGRATIONS, making('998-makes', 'made_by_a_test'), failing];
    await expect(migrate(use().owner, more)).rejects.toThrow('the disk is full');
    expect(await tables()).toEqual(before);
    // A failed migration is not recorded as done.
    expect(await migrate(use().owner)).toEqual([]);
  });
}
