import type { MarkColumns } from '../marks/mark-columns.ts';
import { SheetIndex } from '../marks/sheet-index.ts';
import { isWholeSheet } from '../marks/whole-sheets.ts';
import type { MethodProfile } from '../method/method-profile.ts';

/**
 * The entries (glasses) of a history: each sample of each session in each replicate, in the order
 * of first appearance.
 */
export type Entries = {
  readonly count: number;
  readonly session: Int32Array;
  readonly sample: Int32Array;
  readonly replicate: Uint8Array;
  /** The other replicate of the same sample in the same session, or -1 (M-EN). */
  readonly twin: Int32Array;
  /**
   * The sheets that count (row indexes) grouped by entry: those of entry `e` are from `start[e]` to
   * before `start[e + 1]`.
   */
  readonly order: Int32Array;
  readonly start: Int32Array;
};

/**
 * Groups the sheets that count by entry: those that are valid and, by the method, complete
 * (M-COMPLETE). An entry whose sheets are all invalidated stays, with none.
 */
export function findEntries(columns: MarkColumns, profile: MethodProfile): Entries {
  const { sheets, session, sample, replicate } = columns;
  const counts = countedSheets(columns, profile);
  const index = new SheetIndex();
  const entryOf = new Int32Array(sheets);
  let entry = -1;
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const isSame =
      sheet > 0 &&
      session[sheet] === session[sheet - 1] &&
      sample[sheet] === sample[sheet - 1] &&
      replicate[sheet] === replicate[sheet - 1];
    if (!isSame)
      entry = index.find(session[sheet] ?? 0, sample[sheet] ?? 0, replicate[sheet] ?? 0, 0);
    entryOf[sheet] = entry;
  }
  const count = index.count;
  const start = new Int32Array(count + 1);
  for (let sheet = 0; sheet < sheets; sheet += 1)
    if (counts[sheet] === 1) bump(start, (entryOf[sheet] ?? 0) + 1);
  for (let entry = 0; entry < count; entry += 1)
    start[entry + 1] = (start[entry + 1] ?? 0) + (start[entry] ?? 0);
  const twin = new Int32Array(count);
  for (let entry = 0; entry < count; entry += 1)
    twin[entry] = index.seek(
      index.session[entry] ?? 0,
      index.sample[entry] ?? 0,
      3 - (index.replicate[entry] ?? 1),
      0,
    );
  const next = start.slice(0, count);
  const order = new Int32Array(start[count] ?? 0);
  for (let sheet = 0; sheet < sheets; sheet += 1)
    if (counts[sheet] === 1) order[bump(next, entryOf[sheet] ?? 0)] = sheet;
  return {
    count,
    session: index.session.slice(0, count),
    sample: index.sample.slice(0, count),
    replicate: index.replicate.slice(0, count),
    twin,
    order,
    start,
  };
}

/** A column with 1 for every sheet that counts (M-COMPLETE). */
function countedSheets(columns: MarkColumns, { countsWholeSheetsOnly }: MethodProfile): Uint8Array {
  if (!countsWholeSheetsOnly) return columns.valid;
  return columns.valid.map((valid, sheet) => (valid === 1 && isWholeSheet(columns, sheet) ? 1 : 0));
}

/** Increments a count and returns its value before. */
function bump(counts: Int32Array, place: number): number {
  const before = counts[place] ?? 0;
  counts[place] = before + 1;
  return before;
}
