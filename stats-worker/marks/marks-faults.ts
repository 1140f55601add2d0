import { RECORD_STATES } from '../../domain/words/record-state.ts';
import {
  isInstantCell,
  isPositionCell,
  type MarksCells,
  readFlag,
  readLine,
  readMark,
  readQualifier,
  readRecordState,
  readReplicate,
} from './marks-row.ts';

/** What is wrong with the cells of one row by themselves, in words; empty for a good row (exchange.md). */
export function cellFaults(cells: MarksCells): readonly string[] {
  const faults: string[] = [];
  for (const key of ['session', 'sample', 'taster'] as const)
    if (cells[key].trim() === '') faults.push(`${key} is empty`);
  if (readLine(cells.attribute) === null)
    faults.push(`unknown attribute ${quoted(cells.attribute)}`);
  if (readMark(cells.mm) === null)
    faults.push(`intensity ${quoted(cells.mm)} is not a whole number of millimetres from 0 to 100`);
  if (readReplicate(cells.replicate) === null)
    faults.push(`replicate ${quoted(cells.replicate)} is not 1 or 2`);
  for (const [column, cell] of [
    ['training', cells.training],
    ['valid', cells.valid],
    ['smelled_only', cells.smelledOnly],
    ['counter_assessment', cells.counterAssessment],
    ['keyed', cells.keyed],
    ['in_period', cells.inPeriod],
  ] as const)
    if (readFlag(cell, true) === null)
      faults.push(`${column} ${quoted(cell)} is not true or false`);
  if (readRecordState(cells.sessionState) === null)
    faults.push(
      `session_state ${quoted(cells.sessionState)} is not ${RECORD_STATES.join(', ')} or empty`,
    );
  if (
    readLine(cells.attribute) !== null &&
    readQualifier(cells.attribute, cells.qualifier) === null
  )
    faults.push(`qualifier ${quoted(cells.qualifier)} does not belong to ${cells.attribute}`);
  if (!isPositionCell(cells.position))
    faults.push(`position ${quoted(cells.position)} is not a number from 1`);
  if (!isInstantCell(cells.signedAt))
    faults.push(`signed_at ${quoted(cells.signedAt)} is not an instant with an offset`);
  return faults;
}

/** A cell as a reason shows it, cut where it is long. */
export const quoted = (cell: string): string =>
  JSON.stringify(cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
