import { cleanLine } from '../../domain/fields/clean-line.ts';
import { type FileFault, fault } from '../../domain/words/file-fault.ts';
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

/** Validates the cells of one row by themselves; empty for a valid row (exchange.md). */
export function cellFaults(cells: MarksCells): readonly FileFault[] {
  const faults: FileFault[] = [];
  for (const key of ['session', 'sample', 'taster'] as const)
    if (isBlank(cells[key])) faults.push(fault('cell-empty', { column: key }));
  if (readLine(cells.attribute) === null)
    faults.push(fault('attribute-unknown', { cell: quoted(cells.attribute) }));
  if (readMark(cells.mm) === null) faults.push(fault('intensity', { cell: quoted(cells.mm) }));
  if (readReplicate(cells.replicate) === null)
    faults.push(fault('replicate', { cell: quoted(cells.replicate) }));
  for (const [column, cell] of [
    ['training', cells.training],
    ['valid', cells.valid],
    ['smelled_only', cells.smelledOnly],
    ['counter_assessment', cells.counterAssessment],
    ['keyed', cells.keyed],
    ['in_period', cells.inPeriod],
  ] as const)
    if (readFlag(cell, true) === null)
      faults.push(fault('not-a-flag', { column, cell: quoted(cell) }));
  if (readRecordState(cells.sessionState) === null)
    faults.push(
      fault('session-state', {
        cell: quoted(cells.sessionState),
        states: RECORD_STATES.join(', '),
      }),
    );
  if (
    readLine(cells.attribute) !== null &&
    readQualifier(cells.attribute, cells.qualifier) === null
  )
    faults.push(fault('qualifier', { cell: quoted(cells.qualifier), attribute: cells.attribute }));
  if (!isPositionCell(cells.position))
    faults.push(fault('position', { cell: quoted(cells.position) }));
  if (!isInstantCell(cells.signedAt))
    faults.push(fault('instant', { column: 'signed_at', cell: quoted(cells.signedAt) }));
  return faults;
}

/** Whether a cell has no visible character (FRM-17). */
const isBlank = (cell: string): boolean => !/[!-~]/.test(cell) && cleanLine(cell) === '';

/** Quotes a cell in an error, shortened where it is long. */
export const quoted = (cell: string): string =>
  JSON.stringify(cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
