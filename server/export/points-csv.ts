import { csvLine } from '../../domain/files/csv-line.ts';
import type { SheetDefinition } from '../../domain/sheets/definition/sheet-definition.ts';
import type { PointsRow } from '../database/sheets/list-points.ts';

/** The columns of points_long.csv, in order (exchange.md). */
export const POINTS_COLUMNS = [
  'session',
  'date',
  'training',
  'sample',
  'replicate',
  'taster',
  'code',
  'position',
  'sheet',
  'block',
  'item',
  'points',
  'maximum',
  'signed_at',
  'valid',
] as const;

/**
 * Exports points_long.csv: the header, then one line for each item of a sheet, in the order of the
 * sheet (SHT-8).
 */
export function* pointsCsv(
  rows: Iterable<PointsRow>,
  definition: SheetDefinition,
): Iterable<string> {
  yield `${csvLine(POINTS_COLUMNS)}\n`;
  if (definition.form !== 'points') return;
  for (const row of rows)
    for (const { key: block, items } of definition.blocks)
      for (const { key: item, maximum } of items)
        yield `${csvLine([
          String(row.session),
          row.date,
          String(row.training),
          row.sample,
          String(row.replicate),
          row.taster,
          row.code,
          String(row.position),
          row.sheet,
          block,
          item,
          String(row.points[item] ?? ''),
          String(maximum),
          row.signedAt,
          String(row.valid),
        ])}\n`;
}
