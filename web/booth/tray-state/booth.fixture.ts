import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import { parseTastingCode, type TastingCode } from '../../../domain/words/ids.ts';
import type { SheetView } from './glass-state.ts';

/** A tasting code for a test. */
export function code(text: string): TastingCode {
  const parsed = parseTastingCode(text);
  if (parsed === null) throw new Error(`not a code: ${text}`);
  return parsed;
}

/** A tray of three glasses, open, with 15 minutes of rest. */
export const tray = (change: Partial<TrayValue> = {}): TrayValue =>
  trayOf({
    glasses: ['417', '852', '309'].map((text) => ({ code: code(text), sealed: null })),
    ...change,
  });

/** A sheet nobody has begun. */
export const sheet = (change: Partial<EvaluationValue> = {}): SheetView => ({
  value: blankSheet(change),
  status: { onDevice: true, received: false, stored: false, storedAt: null },
});

/** A whole sheet, signed, at a place. */
export const signed = (at: string, stored = false): SheetView => ({
  ...sheet({ ...keyedPaper(), startedAt: at, signature: { strokes: [[0, 0]], at } }),
  status: { onDevice: true, received: stored, stored, storedAt: null },
});

/** The sheets of the tray by code. */
export const sheets = (
  ...entries: readonly (readonly [string, SheetView])[]
): ReadonlyMap<TastingCode, SheetView> =>
  new Map(entries.map(([text, view]) => [code(text), view]));
