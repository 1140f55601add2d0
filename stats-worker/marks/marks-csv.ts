import { csvLine } from '../../domain/files/csv-line.ts';
import type { AnswerRow } from './answer-row.ts';

/** The columns of marks_long.csv, in order (exchange.md). */
export const MARKS_COLUMNS = [
  'session',
  'date',
  'training',
  'sample',
  'replicate',
  'taster',
  'code',
  'position',
  'attribute',
  'mm',
  'qualifier',
  'signed_at',
  'valid',
  'smelled_only',
  'counter_assessment',
  'keyed',
  'session_state',
  'in_period',
  'origin',
] as const;

/**
 * Writes marks_long.csv (export): the header, then one line for each answer, each with a line feed
 * at its end (exchange.md).
 */
export function* marksCsv(rows: Iterable<AnswerRow>): Iterable<string> {
  yield `${csvLine(MARKS_COLUMNS)}\n`;
  for (const row of rows)
    yield `${csvLine([
      String(row.session),
      row.date,
      String(row.training),
      row.sample,
      String(row.replicate),
      row.taster,
      row.code,
      row.position === null ? '' : String(row.position),
      row.attribute,
      row.mm === null ? '' : String(row.mm),
      row.qualifier ?? '',
      row.signedAt ?? '',
      String(row.valid),
      String(row.smelledOnly),
      String(row.isCounter),
      String(row.isKeyed),
      row.sessionState,
      String(row.isInPeriod),
      row.origin ?? '',
    ])}\n`;
}
