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

/**
 * The assessment of a sample as the page shows it: the shown replicate, the pair, the verdict and
 * the records.
 */
export type Assessed = {
  readonly shown: EntryJudgement;
  readonly pair: PairJudgement | null;
  /**
   * The verdict: of an accepted pair, of a person, or of one replicate. It is provisional while the
   * sample has no final class, since its pair was rejected: then the class is that of the official
   * replicate (M-PAIR). Md and Mf are null if a person decided the class (ASM-21), or if the
   * official replicate is of another session.
   */
  readonly verdict: {
    readonly oil: OilClass;
    readonly md: number | null;
    readonly mf: number | null;
    readonly ofPair: boolean;
    readonly isProvisional: boolean;
  } | null;
  /** Whether the verdict still waits for data, so that none is shown (BRD-10). */
  readonly isAwaited: boolean;
  /**
   * The replicate of a verdict that is not a pair's: the shown one, or the official one of a
   * rejected pair.
   */
  readonly from: EntryJudgement;
  /**
   * The recorded pair that gave the class, if it is not of this session: the page shows its halves
   * nowhere else.
   */
  readonly decidedBy: JudgedPair | null;
  readonly stored: ResultRow | null;
  /** The verdict of the sample's validated results, across all sessions (ASM-20). */
  readonly kept: SampleVerdict | null;
};

/** Derives the assessment of the chosen sample; null while it is not in the plan (ASM-4). */
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
  // An invalid assessment shows what its own sheets give, not the verdict of the other results
  // (ASM-31).
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

/**
 * Whether the figures of a replicate are still being computed, or it is unknown whether they may be
 * shown.
 */
const isAwaitedEntry = ({ gate, assessment }: EntryJudgement): boolean =>
  gate.kind === 'unknown' ||
  (gate.kind === 'open' && assessment.value === null && assessment.error === null);

/**
 * Whether a pair is still to be compared: the figures of each replicate may be shown and it has a
 * sheet, or it is unknown whether they may be shown.
 */
function isAwaitedPair({ first, second, duplicate }: PairJudgement): boolean {
  if (duplicate.value !== null || duplicate.error !== null) return false;
  return [first, second].every(
    ({ gate, sheets: { counted, missing } }) =>
      gate.kind === 'unknown' || (gate.kind === 'open' && counted.length + missing.length > 0),
  );
}
