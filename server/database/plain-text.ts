import { type RawBuilder, sql } from 'kysely';

/**
 * SQL expression: a collation key of a text without case and accents, for sorting and searching
 * (LST-10). It sorts Álvarez next to Alvarez, and a search for either finds both. The database
 * computes both the stored column and the search text, so they cannot differ.
 */
export const plainText = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** SQL expression: a search pattern for a column that contains collation keys. */
export const plainPattern = (pattern: string): RawBuilder<string> =>
  plainText(sql`${pattern}::text`);
