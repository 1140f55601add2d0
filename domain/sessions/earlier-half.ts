import type { PlanValue } from '../documents/session.document.ts';
import type { SampleId } from '../words/ids.ts';
import { type Analysis, pairAnalyses } from './pair-analyses.ts';

/** The first half of a pair over two sessions, with the codes it was served under, and whether that was training. */
export type EarlierHalf = Analysis & {
  readonly codes: readonly string[];
  readonly training: boolean;
  /** Whether it checks another result of the sample (PLN-42). */
  readonly isCounter?: boolean;
  /** That its assessment was called invalid (ASM-30). */
  readonly invalid?: object | null;
};

/**
 * PLN-30, M-PAIR: the half that a lone replicate 2 of a session would make a pair with, among the standing results of
 * the sample, oldest first; null when no replicate 1 of an earlier session waits for it. A training result is no half of a pair, nor is a
 * counter-assessment's (PLN-56) or an invalid one (ASM-51).
 */
export function earlierHalf(
  results: readonly EarlierHalf[],
  planned: { readonly session: number; readonly date: string },
  months: number | null,
): EarlierHalf | null {
  const half: EarlierHalf = { ...planned, replicate: 2, codes: [], training: false };
  const others = results.filter(
    ({ session, training, isCounter, invalid = null }) =>
      session !== planned.session && !training && isCounter !== true && invalid === null,
  );
  return (
    pairAnalyses([...others, half], months).find(({ second }) => second === half)?.first ?? null
  );
}

/** PLN-56: whether a plan checks a result of this sample: what it finds is no half of a pair then. */
export const isChecked = ({ checks }: Pick<PlanValue, 'checks'>, sample: SampleId): boolean =>
  checks?.of === 'panel' && checks.sample === sample;

/** The samples that stand on a plan as replicate 2 alone. */
export const loneRepeats = ({ entries }: Pick<PlanValue, 'entries'>): readonly SampleId[] =>
  entries
    .filter(
      (entry) =>
        entry.replicate === 2 &&
        !entries.some((other) => other.sample === entry.sample && other.replicate === 1),
    )
    .map(({ sample }) => sample);
