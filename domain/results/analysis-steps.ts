import type { ResultRow } from './result-row.ts';
import type { SampleVerdict } from './sample-verdict.ts';

/** What a pair of two analyses came to. */
export type JudgedPair = SampleVerdict['pairs'][number];

/** One validated analysis of a sample, and the pair that it completes. */
export type AnalysisStep = {
  readonly row: ResultRow;
  /** Its place among those that count for the sample's class; null of training, of a counter-assessment and of what is invalid. */
  readonly number: number | null;
  readonly pair: JudgedPair | null;
};

/** ASM-23: the validated analyses of a sample, oldest first and numbered, each pair with its later half. */
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

/** ASM-23: the numbers of the further analyses that a rejected pair still waits for. */
export function awaitedAnalyses(
  steps: readonly AnalysisStep[],
  verdict: SampleVerdict | null,
): readonly number[] {
  if (verdict?.state !== 'further-analyses') return [];
  const done = steps.filter(({ number }) => number !== null).length;
  return Array.from({ length: 2 - verdict.further }, (_, index) => done + 1 + index);
}

/** ASM-22: the judged pair over two sessions that an analysis is half of; null where there is none. */
export function pairOverSessions(
  verdict: SampleVerdict | null,
  { session, replicate }: Pick<ResultRow, 'session' | 'replicate'>,
): JudgedPair | null {
  const pairs = verdict?.pairs.filter(({ session1, session2 }) => session1 !== session2) ?? [];
  return pairs.find((one) => (replicate === 1 ? one.session1 : one.session2) === session) ?? null;
}
