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
 * The derivation of a category, step by step. `replicate` names its replicate if the page shows
 * more than one.
 */
export type CategoryDerivation = {
  readonly steps: readonly DerivationStep[];
  readonly replicate: Replicate | null;
  /** The recorded pair whose halves gave the class. */
  readonly by: PairHalves | null;
};

/**
 * Lists the derivations of the category above (ASM-26). For an accepted pair the first uses the
 * medians of both halves, whatever their sessions and whichever replicate is shown. Otherwise it is
 * that of the verdict's replicate, named if there are two. The chosen replicate's own follows, if
 * the class above is neither its own nor its pair's.
 */
export function categoryDerivations(
  assessed: Assessed,
  /** The halves of the pair that gave the class, if it is not of this session. */
  deciding: PairHalves | null,
  scheme: ClassScheme,
  page: { readonly isPairOverSessions: boolean; readonly isBoth: boolean },
): readonly CategoryDerivation[] {
  const { pair, verdict, from, shown, stored, decidedBy } = assessed;
  if (verdict === null) return [];
  const own = page.isBoth ? [] : ofReplicate(shown, scheme);
  // A class from another session or from a person has its own explanation, so this is the
  // replicate's own.
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
