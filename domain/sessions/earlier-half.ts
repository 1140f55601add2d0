import type { PlanValue } from '../documents/session.document.ts';
import type { SampleId } from '../words/ids.ts';
import { type Analysis, pairAnalyses } from './pair-analyses.ts';

/**
 * The first half of a pair over two sessions, with its tasting codes, and whether it was training.
 */
export type EarlierHalf = Analysis & {
  readonly codes: readonly string[];
  readonly training: boolean;
  /** Whether it checks another result of the sample (PLN-42). */
  readonly isCounter?: boolean;
  /** Present where its assessment was declared invalid (ASM-30). */
  readonly invalid?: object | null;
};

/**
 * The replicate 1 of an earlier session with which a lone replicate 2 makes a pair; null where none
 * waits for it (PLN-30, M-PAIR). It looks among the valid results of the sample, oldest first.
 * Results of training, of a counter-assessment (PLN-56) and invalid ones (ASM-51) are no halves of
 * pairs.
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

/**
 * Whether a plan checks a result of this sample: then its own result is not a half of a pair
 * (PLN-56).
 */
export const isChecked = ({ checks }: Pick<PlanValue, 'checks'>, sample: SampleId): boolean =>
  checks?.of === 'panel' && checks.sample === sample;

/** The samples that are on a plan as replicate 2 alone. */
export const loneRepeats = ({ entries }: Pick<PlanValue, 'entries'>): readonly SampleId[] =>
  entries
    .filter(
      (entry) =>
        entry.replicate === 2 &&
        !entries.some((other) => other.sample === entry.sample && other.replicate === 1),
    )
    .map(({ sample }) => sample);
