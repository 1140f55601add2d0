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

/**
 * Value parsers by PostgreSQL type id, the same for both engines: 8-byte integers as numbers, dates
 * as text.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: (text) => Number(text),
  1082: (text) => text,
};
