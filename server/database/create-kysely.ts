import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The tables of an engine. Columns and tables are `externalReference` here and `external_reference` in the database, in
 * raw SQL and in migrations; what stands inside a jsonb column keeps its names.
 */
export const createKysely = (dialect: Dialect): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
