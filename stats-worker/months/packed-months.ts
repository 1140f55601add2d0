import { decodeMonth, type MonthPack } from '../../domain/quality/month-pack.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { joinMonths } from './join-months.ts';

/**
 * A history as a device caches it: month packs as they were received, and the tasters' codes by
 * their ids.
 */
export type PackedMonths = {
  readonly packs: readonly Uint8Array[];
  readonly codes: Readonly<Record<string, string>>;
};

/** Decodes month packs into columns; refused where one of them is invalid (QUA-1). */
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
