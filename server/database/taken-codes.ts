import { sql } from 'kysely';
import type { PanelScope } from './database.ts';

/** Those of the codes, in lower case, that a register of the panel has already. */
export async function takenCodes(
  { trx, panel }: PanelScope,
  register: 'samples' | 'tasters',
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const code = sql<string>`lower(code)`;
  const rows = await trx
    .selectFrom(register)
    .select(code.as('code'))
    .where('panel', '=', panel)
    .where(code, 'in', [...new Set(codes.map((one) => one.toLowerCase()))])
    .execute();
  return new Set(rows.map((row) => row.code));
}
