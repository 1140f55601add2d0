import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';

/** The stored result of a glass, or null. */
export const storedRow = (
  results: readonly ResultRow[],
  { sample, replicate }: Pick<PlanEntry, 'sample' | 'replicate'>,
): ResultRow | null =>
  results.find((row) => row.sample.id === sample && row.replicate === replicate) ?? null;
