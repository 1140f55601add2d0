import type { Kysely } from 'kysely';
import type { Migration } from './migrations/migration.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { OpenedDatabase } from './opened.ts';
import { newestSchema, readSchemaState } from './schema-state.ts';
import type { Tables } from './tables.ts';

/** A pending migration of tables from an older release to this one (REL-5). */
export type Upgrade = {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** The newest migration of the tables, and of the release. */
  readonly from: string;
  readonly to: string;
  readonly steps: readonly string[];
};

/**
 * The step before an upgrade, such as a backup. If it throws, the upgrade stops and nothing is
 * changed (REL-5).
 */
export type BeforeUpgrade = (upgrade: Upgrade) => Promise<void>;

/**
 * Runs the pre-upgrade step when the tables are of an older release (REL-5). Throws when they are
 * of a newer one. Also throws when there is no such step, because only a start of the server may
 * migrate tables, not a command.
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
