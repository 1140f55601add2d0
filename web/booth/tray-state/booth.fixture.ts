import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import { parseTastingCode, type TastingCode } from '../../../domain/words/ids.ts';
import type { SheetView } from './glass-state.ts';

/** Parses a tasting code for a test; throws if it is invalid. */
export function code(text: string): TastingCode {
  const parsed = parseTastingCode(text);
  if (parsed === null) throw new Error(`not a code: ${text}`);
  return parsed;
}

/** Builds an open tray of three glasses with 15 minutes of rest. */
export const tray = (change: Partial<TrayValue> = {}): TrayValue =>
  trayOf({
    glasses: ['417', '852', '309'].map((text) => ({ code: code(text), sealed: null })),
    ...change,
  });

/** Builds a sheet that was not begun. */
export const sheet = (change: Partial<EvaluationValue> = {}): SheetView => ({
  value: blankSheet(change),
  status: { onDevice: true, received: false, stored: false, storedAt: null },
});

/** Builds a complete sheet, signed at the timestamp `at`. */
export const signed = (at: string, stored = false): SheetView => ({
  ...sheet({ ...keyedPaper(), startedAt: at, signature: { strokes: [[0, 0]], at } }),
  status: { onDevice: true, received: stored, stored, storedAt: null },
});

/** Builds the map of sheets by tasting code. */
export const sheets = (
  ...entries: readonly (readonly [string, SheetView])[]
): ReadonlyMap<TastingCode, SheetView> =>
  new Map(entries.map(([text, view]) => [code(text), view]));
