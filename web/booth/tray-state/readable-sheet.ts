import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { Glass } from '../../../domain/documents/tray.document.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import type { BoothStep } from './booth-step.ts';
import type { SheetView } from './glass-state.ts';

/**
 * The taster's own signed sheet, if it may be read: after every glass is handed in or the tasting
 * has ended (BTH-12). Earlier, the marks of one glass would anchor the next. Null while it may not
 * be read or is not loaded.
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
  // A paper sheet has its signature on the paper (KEY-6).
  return sheet === null || (sheet.signature === null && sealed?.keyed !== true) ? null : sheet;
}
