import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';

type Halves = { readonly first: Half; readonly second: Half };
type Half = { readonly row: ResultRow };

/**
 * RES-3, ASM-1: the stored results that a class in large rests on: the one shown, the other replicate of its session, and both halves of a pair
 * over two sessions, each once, in the order of their sessions.
 */
export function resultsBehind(
  stored: ResultRow | null,
  steps: readonly AnalysisStep[],
  across: Halves | null,
): readonly ResultRow[] {
  const beside = steps.map(({ row }) => row).filter(({ session }) => session === stored?.session);
  const rows = [across?.first.row, across?.second.row, ...beside, stored].filter(
    (row) => row != null,
  );
  const found = new Map(rows.map((row) => [`${row.session}|${row.replicate}`, row]));
  return [...found.values()].toSorted((a, b) => a.session - b.session || a.replicate - b.replicate);
}
