import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Creates the Kysely query builder of the tables. Names are `externalReference` here and
 * `external_reference` in the database, in raw SQL and in migrations. Keys inside a jsonb column
 * are not renamed.
 */
export const createKysely = (dialect: Dialect): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
