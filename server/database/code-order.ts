import { sql } from 'kysely';

/** REG-11: what a code is ordered by (`codeOrder`), as the index has it: numbers filled with zeros, and cut to ten digits. */
export const CODE_ORDER = sql`regexp_replace(regexp_replace(lower(code), '(\\d+)', '0000000000\\1', 'g'),
  '\\d*(\\d{10})', '\\1', 'g')`;
