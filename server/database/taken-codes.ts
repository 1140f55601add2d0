import { alikeKey } from '../../domain/fields/clean-line.ts';
import type { PanelScope } from './database.ts';

/** REG-2: those of the codes, by their keys (`alikeKey`), that a register of the panel has already, or one that looks alike. */
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
    .where('codeKey', 'in', [...new Set(codes.map(alikeKey))])
    .execute();
  return new Set(rows.map((row) => row.codeKey));
}

/** REG-2: whether another record of a register has the code, or one that looks alike. */
export async function isCodeTaken(
  { trx, panel }: PanelScope,
  register: 'samples' | 'tasters',
  id: string,
  code: string,
): Promise<boolean> {
  const rows = await trx
    .selectFrom(register)
    .select('id')
    .where('panel', '=', panel)
    .where('codeKey', '=', alikeKey(code))
    .execute();
  return rows.some((row) => row.id !== id);
}
