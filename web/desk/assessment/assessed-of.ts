import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import type { ChosenSample } from '../../live/session/use-chosen-sample.ts';
import type {
  EntryJudgement,
  Judgements,
  PairJudgement,
} from '../../live/session/use-judgements.ts';

/** What the assessment page says of a sample: the shown replicate, the pair, the verdict, and what the records hold. */
export type Assessed = {
  readonly shown: EntryJudgement;
  readonly pair: PairJudgement | null;
  /** The final verdict: of an accepted pair, or of the shown replicate alone. */
  readonly verdict: {
    readonly oil: OilClass;
    readonly md: number | null;
    readonly mf: number | null;
    readonly ofPair: boolean;
  } | null;
  readonly stored: ResultRow | null;
};

/** ASM-4: gathers what is judged of the chosen sample; null while it is not in the plan. */
export function assessedOf(
  results: readonly ResultRow[],
  judged: Judgements,
  chosen: ChosenSample,
): Assessed | null {
  const shown = judged.entries.find(({ entry }) => entry.id === chosen.entry.id);
  if (shown === undefined) return null;
  const pair = judged.pairs.find(({ sample }) => sample === chosen.sample) ?? null;
  const final = pair?.duplicate.value ?? null;
  const alone = shown.assessment.value;
  const verdict =
    final?.accepted === true && final.class !== null
      ? { oil: final.class, md: final.md, mf: final.mf, ofPair: true }
      : alone === null
        ? null
        : { oil: alone.class, md: alone.md, mf: alone.mf, ofPair: false };
  const stored =
    results.find(
      (row) => row.sample.id === chosen.sample && row.replicate === chosen.entry.replicate,
    ) ?? null;
  return { shown, pair, verdict, stored };
}
