import type { JudgedPair } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { storedRow } from '../../live/session/stored-row.ts';
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
  /**
   * The verdict: of an accepted pair, or of the shown replicate alone. Provisional where the sample has no final class:
   * its pair was rejected, and the class is that of the official replicate (M-PAIR). Without Md and Mf where the class
   * is of another session, or a person's (ASM-21).
   */
  readonly verdict: {
    readonly oil: OilClass;
    readonly md: number | null;
    readonly mf: number | null;
    readonly ofPair: boolean;
    readonly isProvisional: boolean;
  } | null;
  /** What the verdict is made of is still on its way, so that none is said yet (BRD-10). */
  readonly isAwaited: boolean;
  /** The replicate that a verdict is of which is no pair's: the one shown, or the official one of a rejected pair. */
  readonly from: EntryJudgement;
  /** The pair of the record that the class is of, where it is not one of this session: its halves are on no other part of the page. */
  readonly decidedBy: JudgedPair | null;
  readonly stored: ResultRow | null;
  /** What the validated results of the sample amount to, whatever session they lie in (ASM-20). */
  readonly kept: SampleVerdict | null;
};

/** ASM-4: gathers what is judged of the chosen sample; null while it is not in the plan. */
export function assessedOf(
  record: {
    readonly results: readonly ResultRow[];
    readonly verdicts: readonly (SampleVerdict & { readonly sample: string })[];
  },
  judged: Judgements,
  chosen: ChosenSample,
  order: PanelSettings['duplicateOrder'] = 'first',
): Assessed | null {
  const shown = judged.entries.find(({ entry }) => entry.id === chosen.entry.id);
  if (shown === undefined) return null;
  const pair = judged.pairs.find(({ sample }) => sample === chosen.sample) ?? null;
  const final = pair?.duplicate.value ?? null;
  const kept = record.verdicts.find(({ sample }) => sample === chosen.sample) ?? null;
  const { sample, entry } = chosen;
  const stored = storedRow(record.results, { sample, replicate: entry.replicate });
  // ASM-31: an invalid assessment shows what its own sheets say: what the others amount to is not its verdict.
  const counting = (stored?.invalid ?? null) === null ? kept : null;
  const settled = stored !== null && counting?.state === 'final' ? counting : null;
  const isRejected =
    settled === null &&
    (final?.accepted === false || (counting !== null && counting.state !== 'final'));
  const decided = settled?.decision ?? null;
  const further = settled?.pairs.findLast((one) => one.accepted && one.class === settled.class);
  const ofPair = final?.accepted === true ? final : further;
  const official = order === 'first' ? pair?.first : pair?.second;
  const from = final?.accepted === false ? (official ?? shown) : shown;
  const of = from.assessment.value;
  const isPairAwaited = pair !== null && isAwaitedPair(pair);
  const verdict =
    decided !== null
      ? { oil: decided.class, md: null, mf: null, ofPair: false, isProvisional: false }
      : ofPair !== undefined && ofPair.class !== null
        ? { oil: ofPair.class, md: ofPair.md, mf: ofPair.mf, ofPair: true, isProvisional: false }
        : of === null || isPairAwaited
          ? null
          : counting?.provisional != null && counting.provisional !== of.class
            ? { oil: counting.provisional, md: null, mf: null, ofPair: false, isProvisional: true }
            : { oil: of.class, md: of.md, mf: of.mf, ofPair: false, isProvisional: isRejected };
  const isAwaited = isAwaitedEntry(shown) || (verdict === null && isPairAwaited);
  const decidedBy = verdict?.ofPair === true && final?.accepted !== true ? (further ?? null) : null;
  return { shown, pair, verdict, isAwaited, from, decidedBy, stored, kept };
}

/** Whether the figures of a replicate are on their way, or whether they may be seen is. */
const isAwaitedEntry = ({ gate, assessment }: EntryJudgement): boolean =>
  gate.kind === 'unknown' ||
  (gate.kind === 'open' && assessment.value === null && assessment.error === null);

/** Whether a pair is still to be compared: nothing stands in the way, and neither replicate is without a sheet. */
function isAwaitedPair({ first, second, duplicate }: PairJudgement): boolean {
  if (duplicate.value !== null || duplicate.error !== null) return false;
  return [first, second].every(
    ({ gate, sheets: { counted, missing } }) =>
      gate.kind === 'unknown' || (gate.kind === 'open' && counted.length + missing.length > 0),
  );
}
