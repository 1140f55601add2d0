import { type RawBuilder, sql } from 'kysely';

/**
 * LST-10: a text as it is ordered and searched, without capitals and accents: Álvarez stands beside Alvarez, and either finds
 * the other. The database does it, so that a column it keeps and what is looked for in it cannot differ.
 */
export const plainText = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** A pattern of a list's search for a column that the database keeps plain. */
export const plainPattern = (pattern: string): RawBuilder<string> =>
  plainText(sql`${pattern}::text`);
