import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { FruityClass, OilClass } from '../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { exactAssessment, groupOf } from '../assessment/exact-assessment.ts';
import { fruityClass, statedKind } from '../classification/fruity-class.ts';
import { roundQuarters } from '../classification/round-to-tenth.ts';
import { statements } from '../classification/statements.ts';
import { profileOf } from '../method/profile-of.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';

/** The label of a pair, in addition to its class: labelling terms, statements and fruitiness. */
export type PairLabel = {
  /** Null where the kind is not stated. */
  readonly fruityClass: FruityClass | null;
  readonly statements: readonly string[];
};

/**
 * Computes the label of a pair: terms and statements from the means of both medians, fruitiness
 * from the ticks of both replicates (M-LABEL, M-FRUITY). Where the terms are not offered, the
 * statements have the reason and the mandatory ones.
 */
export function pairLabel(
  first: readonly ScoredSheet[],
  second: readonly ScoredSheet[],
  { settings, class: oil }: { readonly settings: PanelSettings; readonly class: OilClass },
): PairLabel {
  const [one, two] = [first, second].map((sheets) =>
    exactAssessment(groupOf(sheets, settings), settings.quantile),
  );
  if (one === undefined || two === undefined) throw new Error('a pair of two');
  const profile = profileOf(settings);
  const ticks = {
    scored: one.fruityTicks.scored + two.fruityTicks.scored,
    green: one.fruityTicks.green + two.fruityTicks.green,
    ripe: one.fruityTicks.ripe + two.fruityTicks.ripe,
  };
  const mean = (key: 'fruity' | 'bitter' | 'pungent') =>
    quarters(one.attributes[key], two.attributes[key]);
  const fruity = mean('fruity');
  return {
    fruityClass: fruityClass(
      fruity === null ? null : roundQuarters(fruity),
      statedKind(ticks, profile),
      profile,
    ),
    statements: statements(
      { fruity, bitter: mean('bitter'), pungent: mean('pungent') },
      { class: oil, n: Math.min(one.n, two.n), ticks },
      profile,
    ),
  };
}

/** The mean of two medians in quarter mm: the sum of their halves. */
const quarters = (first: MarkSummary, second: MarkSummary): number | null =>
  first.n === 0 || second.n === 0 ? null : first.medianHalves + second.medianHalves;
