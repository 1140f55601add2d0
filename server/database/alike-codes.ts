import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Records of a register with confusable codes. */
type AlikeCodes = {
  readonly panel: string;
  readonly register: 'samples' | 'tasters';
  /** The ids of the records. */
  readonly records: readonly string[];
};

const alikeOf = (register: 'samples' | 'tasters') => sql`
  select panel::text as panel, ${sql.lit(register)} as register,
    json_agg(id::text order by code) as records
  from ${sql.table(register)} group by panel, code_key having count(*) > 1`;

/**
 * Lists the records of all panels with confusable codes, which an earlier release accepted
 * (REG-12).
 */
export async function listAlikeCodes(db: Kysely<Tables>): Promise<readonly AlikeCodes[]> {
  const { rows } =
    await sql<AlikeCodes>`${alikeOf('samples')} union all ${alikeOf('tasters')}`.execute(db);
  return rows;
}
