import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { Glass, TrayValue } from '../../../domain/documents/tray.document.ts';
import { keyedPaper } from '../../../domain/testing/keyed.ts';
import { parseTastingCode, type TastingCode } from '../../../domain/words/ids.ts';
import type { SheetView } from './glass-state.ts';

/** A tasting code for a test. */
export function code(text: string): TastingCode {
  const parsed = parseTastingCode(text);
  if (parsed === null) throw new Error(`not a code: ${text}`);
  return parsed;
}

/** A tray of three glasses, open, with 15 minutes of rest. */
export function tray(change: Partial<TrayValue> = {}): TrayValue {
  const glasses: readonly Glass[] = ['417', '852', '309'].map((text) => ({
    code: code(text),
    sealed: null,
  }));
  return {
    header: { kind: 'tray', version: 1, birth: 'b' },
    session: 12,
    date: '2026-11-20',
    sheet: 'ioc-vo',
    restSeconds: 900,
    state: 'open',
    glasses,
    restUntil: null,
    call: null,
    ...change,
  };
}

/** A sheet nobody has begun. */
export function sheet(change: Partial<EvaluationValue> = {}): SheetView {
  return {
    value: {
      header: { kind: 'evaluation', version: 1, birth: 'b' },
      marks: {},
      fruityKind: null,
      otherDescriptor: null,
      smelledOnly: false,
      heatingDevice: '',
      comments: '',
      language: null,
      startedAt: null,
      calibration: null,
      signature: null,
      ...change,
    },
    status: { onDevice: true, received: false, stored: false, storedAt: null },
  };
}

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
