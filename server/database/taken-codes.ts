import { alikeKey } from '../../domain/fields/clean-line.ts';
import type { PanelScope } from './database.ts';

/**
 * The codes, by their lookup keys (`alikeKey`), that a register of the panel already contains,
 * confusable ones included (REG-2).
 */
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

/** Whether another record of a register has the same or a confusable code (REG-2). */
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
