import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';

type Halves = { readonly first: Half; readonly second: Half };
type Half = { readonly row: ResultRow };

/**
 * The stored results on which a class is based, each once, in the order of their sessions (RES-3,
 * ASM-1). They are the shown one and the other replicate of its session. With a pair over two
 * sessions, its halves are included, and so are those of the pair that gave the class.
 */
export function underlyingResults(
  stored: ResultRow | null,
  steps: readonly AnalysisStep[],
  pairs: readonly (Halves | null)[],
): readonly ResultRow[] {
  const beside = steps.map(({ row }) => row).filter(({ session }) => session === stored?.session);
  const halves = pairs.flatMap((pair) => (pair === null ? [] : [pair.first.row, pair.second.row]));
  const rows = [...halves, ...beside, ...(stored === null ? [] : [stored])];
  const found = new Map(rows.map((row) => [`${row.session}|${row.replicate}`, row]));
  return [...found.values()].toSorted((a, b) => a.session - b.session || a.replicate - b.replicate);
}
