import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { Glass } from '../../../domain/documents/tray.document.ts';
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
    readonly tray: { readonly glasses: readonly Glass[] };
  },
  code: TastingCode,
): EvaluationValue | null {
  if (booth.step.kind !== 'done' && booth.step.kind !== 'closed') return null;
  const sheet = booth.sheets.get(code)?.value ?? null;
  const { sealed } = booth.tray.glasses.find((glass) => glass.code === code) ?? { sealed: null };
  // KEY-6: a sheet of paper bears its signature itself.
  return sheet === null || (sheet.signature === null && sealed?.keyed !== true) ? null : sheet;
}
