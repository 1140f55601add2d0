import type { AttributeKey } from '../../domain/words/attributes.ts';
import type { MethodProfile } from '../method/method-profile.ts';
import type { MarkColumns } from './mark-columns.ts';
import { isWholeSheet, missingLines } from './whole-sheets.ts';

/** A valid evaluation that is left out because a line of it has no answer (M-COMPLETE). */
export type IncompleteEvaluation = {
  readonly session: string;
  readonly sample: string;
  readonly replicate: number;
  readonly taster: string;
  /** The lines without an answer, in the sheet's order. */
  readonly missing: readonly AttributeKey[];
};

/**
 * The valid evaluations of a history that do not count, in its order; none by version 1, which
 * counts them (M-COMPLETE).
 */
export function* incompleteEvaluations(
  columns: MarkColumns,
  { countsWholeSheetsOnly }: MethodProfile,
): Iterable<IncompleteEvaluation> {
  if (!countsWholeSheetsOnly) return;
  for (let sheet = 0; sheet < columns.sheets; sheet += 1) {
    if (columns.valid[sheet] !== 1 || isWholeSheet(columns, sheet)) continue;
    yield {
      session: columns.sessions[columns.session[sheet] ?? 0] ?? '',
      sample: columns.samples[columns.sample[sheet] ?? 0] ?? '',
      replicate: columns.replicate[sheet] ?? 1,
      taster: columns.tasters[columns.taster[sheet] ?? 0] ?? '',
      missing: missingLines(columns, sheet),
    };
  }
}
