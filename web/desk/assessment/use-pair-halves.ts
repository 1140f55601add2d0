import { useQuery } from '@tanstack/react-query';
import type { JudgedPair } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import { sealedSheetsQuery } from '../../parts/http/queries.ts';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';
import { type Computed, useAssessments } from '../../parts/stats/use-assessment.ts';

/** One half of a judged pair: its stored result, its sheets and the figures computed from them. */
export type PairHalf = {
  readonly row: ResultRow;
  readonly sheets: readonly ScoredSheet[];
  readonly assessment: Computed<Assessment>;
};

/** A judged pair with both its halves. */
export type PairHalves = {
  readonly judged: JudgedPair;
  readonly first: PairHalf;
  readonly second: PairHalf;
};

/**
 * Loads both halves of a judged pair of a sample from their records; null while they are not loaded
 * (ASM-22).
 */
export function usePairHalves(sample: string | null, judged: JudgedPair | null): PairHalves | null {
  const enabled = judged !== null && sample !== null;
  const results = useQuery({ ...sampleResultsQuery(sample ?? ''), enabled }).data ?? [];
  const [session1, session2] = [judged?.session1 ?? 0, judged?.session2 ?? 0];
  const first = useHalf(results.find((row) => row.session === session1 && row.replicate === 1));
  const second = useHalf(results.find((row) => row.session === session2 && row.replicate === 2));
  return judged === null || first === null || second === null ? null : { judged, first, second };
}

/** Loads one half, judged by the settings that were stored with it (M-RECORD). */
function useHalf(row: ResultRow | undefined): PairHalf | null {
  const asked = sealedSheetsQuery(row?.session ?? 0, row?.validatedAt ?? '');
  const sealed = useQuery({ ...asked, enabled: row !== undefined }).data;
  const sheets = row === undefined || sealed === undefined ? null : sheetsOf(sealed, row);
  const [assessment] = useAssessments([sheets], row?.settings ?? null);
  if (row === undefined || sheets === null || assessment === undefined) return null;
  return { row, sheets, assessment };
}

/** The sheets on which a result is based: the valid sheets of its glass. */
function sheetsOf(
  sealed: readonly SealedSheet[],
  { sample, replicate }: Pick<ResultRow, 'sample' | 'replicate'>,
): readonly ScoredSheet[] {
  return sealed
    .filter((sheet) => sheet.sample === sample.id && sheet.replicate === replicate && sheet.valid)
    .map(scoreSheet);
}
