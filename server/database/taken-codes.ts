import type { PanelScope } from './database.ts';

/** Those of the codes, in lower case, that a register of the panel has already. */
export async function takenCodes(
  { trx, panel }: PanelScope,
  register: 'samples' | 'tasters',
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await trx
    .selectFrom(register)
    .select('codeKey')
    .where('panel', '=', panel)
    .where('codeKey', 'in', [...new Set(codes.map((one) => one.toLowerCase()))])
    .execute();
  return new Set(rows.map((row) => row.codeKey));
}
