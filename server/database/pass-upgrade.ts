import type { Kysely } from 'kysely';
import type { Migration } from './migrations/migration.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { OpenedDatabase } from './opened.ts';
import { newestSchema, readSchemaState } from './schema-state.ts';
import type { Tables } from './tables.ts';

/** REL-5: tables that are about to be brought up to date, by a release that is newer. */
export type Upgrade = {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** The newest migration of the tables, and of the release. */
  readonly from: string;
  readonly to: string;
  readonly steps: readonly string[];
};

/** REL-5: does what comes before an upgrade. What it throws stops it, with nothing changed. */
export type BeforeUpgrade = (upgrade: Upgrade) => Promise<void>;

/**
 * REL-5: has what comes before an upgrade done, where the tables are of an older release. Throws where they are of a newer
 * one, and where nobody said what comes before: a command changes no tables, a start does.
 */
export async function passUpgrade(
  { engine, db }: Pick<OpenedDatabase, 'engine' | 'db'>,
  before: BeforeUpgrade | undefined,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const { at, lacking, unknown } = await readSchemaState(db, migrations);
  const to = newestSchema(migrations);
  if (unknown.length > 0)
    throw new Error(
      `the tables are of a newer release (${unknown.join(', ')}), and this one is of ${to}: start that one, or go back to ` +
        'what was kept before the upgrade; nothing was changed',
    );
  if (at === null || lacking.length === 0) return;
  if (before === undefined)
    throw new Error(
      `the tables are of an older release (${at}), and this one is of ${to}: start the server once, which brings them up to ` +
        'date; nothing was changed',
    );
  await before({ engine, db, from: at, to, steps: lacking });
}
