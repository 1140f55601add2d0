import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import {
  type DerivationStep,
  derivationSteps,
  pairDerivationSteps,
} from '../../parts/figures/derivation-steps.ts';
import type { Assessed } from './assessed-of.ts';
import type { PairHalves } from './use-pair-halves.ts';

/**
 * The derivation of a category, step by step, and what it is of where the page has more than one.
 */
export type CategoryDerivation = {
  readonly steps: readonly DerivationStep[];
  readonly replicate: Replicate | null;
  /** The pair of the record whose halves the class is of. */
  readonly by: PairHalves | null;
};

/**
 * ASM-26: the derivations of the category above: of an accepted pair from the medians of both its
 * halves, in whatever sessions they lie and whichever replicate is shown; else of the replicate the
 * verdict is of, which is named where there are two. After it stands what the chosen replicate
 * gives, where the class above is not its own nor its pair's.
 */
export function categoryDerivations(
  assessed: Assessed,
  /** The halves of the pair that the class is of, where it is not one of this session. */
  deciding: PairHalves | null,
  scheme: ClassScheme,
  page: { readonly isPairOverSessions: boolean; readonly isBoth: boolean },
): readonly CategoryDerivation[] {
  const { pair, verdict, from, shown, stored, decidedBy } = assessed;
  if (verdict === null) return [];
  const own = page.isBoth ? [] : ofReplicate(shown, scheme);
  // A class that is of another session, or a person's, has its own words; here is what this replicate gives.
  if (!verdict.ofPair && verdict.md === null) return ofReplicate(shown, scheme);
  if (!verdict.ofPair) {
    const isAlone = pair === null && !page.isPairOverSessions;
    const above = ofReplicate(from, scheme).map((derivation) =>
      isAlone ? { ...derivation, replicate: null } : derivation,
    );
    return from === shown ? above : [...above, ...own];
  }
  const halves = decidedBy === null ? pair : deciding;
  const [one, two] = [halves?.first.assessment.value, halves?.second.assessment.value];
  if (one == null || two == null) return [];
  const { md, mf, oil } = verdict;
  const steps = pairDerivationSteps([one, two], { md, mf, class: oil }, scheme);
  const isOwn = [decidedBy?.session1, decidedBy?.session2].includes(stored?.session);
  const above = { steps, replicate: null, by: decidedBy === null ? null : deciding };
  return decidedBy === null || isOwn ? [above] : [above, ...own];
}

function ofReplicate(
  { entry, assessment }: EntryJudgement,
  scheme: ClassScheme,
): readonly CategoryDerivation[] {
  if (assessment.value === null) return [];
  const { replicate } = entry;
  return [{ steps: derivationSteps(assessment.value, scheme), replicate, by: null }];
}
