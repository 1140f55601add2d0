import { sql } from 'kysely';

/**
 * SQL sort key of a code in natural order (`codeOrder`), as its index has it (REG-11). Numbers are
 * padded with zeros and cut to ten digits.
 */
export const CODE_ORDER = sql`regexp_replace(regexp_replace(lower(code), '(\\d+)', '0000000000\\1', 'g'),
  '\\d*(\\d{10})', '\\1', 'g')`;
