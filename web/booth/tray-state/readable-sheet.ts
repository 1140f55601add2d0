import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import type { BoothStep } from './booth-step.ts';
import type { SheetView } from './glass-state.ts';

/**
 * BTH-12: one's own signed sheet may be read when every glass is handed in or tasting has ended, and not before: what
 * one marked on a glass would anchor the next. Null while it may not, or is not here.
 */
export function readableSheet(
  booth: {
    readonly step: BoothStep;
    readonly sheets: ReadonlyMap<TastingCode, Pick<SheetView, 'value'>>;
  },
  code: TastingCode,
): EvaluationValue | null {
  if (booth.step.kind !== 'done' && booth.step.kind !== 'closed') return null;
  const sheet = booth.sheets.get(code)?.value ?? null;
  return sheet === null || sheet.signature === null ? null : sheet;
}
