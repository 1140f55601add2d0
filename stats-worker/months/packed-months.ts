import { decodeMonth, type MonthPack } from '../../domain/quality/month-pack.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { joinMonths } from './join-months.ts';

/** A history as a device keeps it: months as they came, and the tasters' codes by their ids. */
export type PackedMonths = {
  readonly packs: readonly Uint8Array[];
  readonly codes: Readonly<Record<string, string>>;
};

/** QUA-1: the columns of packed months; refused where one of them is none. */
export function unpackMonths({
  packs,
  codes,
}: PackedMonths): Result<MarkColumns, 'month-unreadable'> {
  const months: MonthPack[] = [];
  for (const bytes of packs) {
    const month = decodeMonth(bytes);
    if (month === null) return refuse('month-unreadable');
    months.push(month);
  }
  return accept(joinMonths(months, codes));
}
