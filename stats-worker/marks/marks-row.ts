import {
  ATTRIBUTE_KEYS,
  DESCRIPTOR_KEYS,
  FRUITY_KINDS,
  isAttributeKey,
  isDescriptorKey,
  isFruityKind,
} from '../../domain/words/attributes.ts';
import { FALSE_WORDS, TRUE_WORDS } from '../../domain/words/locale.ts';
import { LINE_LENGTH } from '../../domain/words/millimetres.ts';
import { isRecordState, type RecordState } from '../../domain/words/record-state.ts';
import { UNANSWERED } from './sheet-columns.ts';

/** The cells of one row of marks_long.csv by column; a column that the file lacks is empty. */
export type MarksCells = {
  readonly session: string;
  readonly date: string;
  readonly training: string;
  readonly sample: string;
  readonly replicate: string;
  readonly taster: string;
  readonly position: string;
  readonly attribute: string;
  readonly mm: string;
  readonly qualifier: string;
  readonly signedAt: string;
  readonly valid: string;
  readonly smelledOnly: string;
  readonly counterAssessment: string;
  readonly keyed: string;
  readonly sessionState: string;
  readonly inPeriod: string;
};

/**
 * Parses `true` or `false` in any case, as spreadsheets write them in every language; `fallback`
 * for an empty cell; null for anything else.
 */
export function readFlag(cell: string, fallback: boolean): boolean | null {
  if (cell === '') return fallback;
  const lower = cell.toLowerCase();
  if (TRUE_WORDS.includes(lower)) return true;
  return FALSE_WORDS.includes(lower) ? false : null;
}

/**
 * Parses whole millimetres from 0 to 100, UNANSWERED for an empty cell, or null (M-SCALE). Example:
 * `57` is 57, `5.7` is null.
 */
export function readMark(cell: string): number | null {
  if (cell === '') return UNANSWERED;
  if (!/^\d{1,3}$/.test(cell)) return null;
  const mm = Number(cell);
  return mm <= LINE_LENGTH ? mm : null;
}

/** Parses the final state of a session, `validated` for an empty cell, or null (XPO-11). */
export function readRecordState(cell: string): RecordState | null {
  if (cell === '') return 'validated';
  const lower = cell.toLowerCase();
  return isRecordState(lower) ? lower : null;
}

/** Parses the replicate, 1 for an empty cell, or null. */
export function readReplicate(cell: string): 1 | 2 | null {
  if (cell === '' || cell === '1') return 1;
  return cell === '2' ? 2 : null;
}

/** Parses an attribute to its index among the lines of the sheet, or null (M-SHEET). */
export const readLine = (cell: string): number | null =>
  isAttributeKey(cell) ? ATTRIBUTE_KEYS.indexOf(cell) : null;

/**
 * Parses a qualifier to its code in the columns, 0 for an empty cell, or null where the attribute
 * cannot have it.
 */
export function readQualifier(attribute: string, cell: string): number | null {
  if (cell === '') return 0;
  if (attribute === 'fruity' && isFruityKind(cell)) return 1 + FRUITY_KINDS.indexOf(cell);
  if (attribute === 'other' && isDescriptorKey(cell)) return 1 + DESCRIPTOR_KEYS.indexOf(cell);
  return null;
}

/** Whether a cell is a timestamp with its offset, or empty. */
export const isInstantCell = (cell: string): boolean =>
  cell === '' ||
  (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)$/i.test(cell) &&
    !Number.isNaN(Date.parse(cell.slice(0, 10))));

/** Whether a cell is a position in a serving order, from 1, or empty. */
export const isPositionCell = (cell: string): boolean => cell === '' || /^[1-9]\d{0,5}$/.test(cell);
