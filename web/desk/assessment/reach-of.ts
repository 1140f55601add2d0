import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { pairReachSteps, type ReachStep, reachSteps } from '../../parts/figures/reach-steps.ts';
import type { Assessed } from './assessed-of.ts';
import type { PairHalves } from './use-pair-halves.ts';

/** The way to a class, and of which replicate it is where it is not the way to the class above. */
export type Reach = {
  readonly steps: readonly ReachStep[];
  readonly replicate: Replicate | null;
};

/**
 * ASM-26: how the class above was reached: of an accepted pair from the medians of both its halves, whichever replicate is
 * shown; else of the replicate the verdict is of, which is named where there are two. Null while that is not known.
 */
export function reachOf(
  { pair, verdict, from, shown }: Assessed,
  across: PairHalves | null,
  scheme: PanelSettings['scheme'],
): Reach | null {
  if (verdict === null) return null;
  if (verdict.ofPair) {
    // The class may be that of a further pair, whose halves are not on this page.
    const halves =
      pair?.duplicate.value?.accepted === true
        ? pair
        : across?.judged.accepted === true && across.judged.md === verdict.md
          ? across
          : null;
    const [one, two] = [halves?.first.assessment.value, halves?.second.assessment.value];
    if (one != null && two != null) {
      const { md, mf, oil } = verdict;
      return { steps: pairReachSteps([one, two], { md, mf, class: oil }, scheme), replicate: null };
    }
    if (halves !== null) return null;
  }
  // A class that is of another session, or a person's, has its own words; here is what this replicate gives.
  const of = verdict.md === null || verdict.ofPair ? shown : from;
  const value = of.assessment.value;
  if (value === null) return null;
  const isAlone = pair === null && across === null && verdict.md !== null && !verdict.ofPair;
  return { steps: reachSteps(value, scheme), replicate: isAlone ? null : of.entry.replicate };
}
