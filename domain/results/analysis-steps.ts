import type { ResultRow } from './result-row.ts';
import type { SampleVerdict } from './sample-verdict.ts';

/** A pair of two analyses with its judgement: accepted or rejected. */
export type JudgedPair = SampleVerdict['pairs'][number];

/** One validated analysis of a sample, and the pair that it completes. */
export type AnalysisStep = {
  readonly row: ResultRow;
  /**
   * Its number among the analyses that count for the sample's class; null for training, a
   * counter-assessment and an invalid one.
   */
  readonly number: number | null;
  readonly pair: JudgedPair | null;
};

/**
 * Lists the validated analyses of a sample, oldest first and numbered, each pair at its later half
 * (ASM-23).
 */
export function analysisSteps(
  rows: readonly ResultRow[],
  verdict: SampleVerdict | null,
): readonly AnalysisStep[] {
  const inOrder = rows.toSorted(
    (a, b) =>
      (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
      a.session - b.session ||
      a.replicate - b.replicate,
  );
  const counting = inOrder.filter(
    ({ training, isCounter, invalid }) => !training && !isCounter && invalid === null,
  );
  return inOrder.map((row) => {
    const place = counting.indexOf(row);
    const pair = verdict?.pairs.find(
      ({ session2 }) => session2 === row.session && row.replicate === 2 && place >= 0,
    );
    return { row, number: place < 0 ? null : place + 1, pair: pair ?? null };
  });
}

/** The numbers of the further analyses that are pending after a rejected pair (ASM-23). */
export function awaitedAnalyses(
  steps: readonly AnalysisStep[],
  verdict: SampleVerdict | null,
): readonly number[] {
  if (verdict?.state !== 'further-analyses') return [];
  const done = steps.filter(({ number }) => number !== null).length;
  return Array.from({ length: 2 - verdict.further }, (_, index) => done + 1 + index);
}

/**
 * The judged pair over two sessions of which an analysis is a half; null where there is none
 * (ASM-22).
 */
export function pairOverSessions(
  verdict: SampleVerdict | null,
  { session, replicate }: Pick<ResultRow, 'session' | 'replicate'>,
): JudgedPair | null {
  const pairs = verdict?.pairs.filter(({ session1, session2 }) => session1 !== session2) ?? [];
  return pairs.find((one) => (replicate === 1 ? one.session1 : one.session2) === session) ?? null;
}
