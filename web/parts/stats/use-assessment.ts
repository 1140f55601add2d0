import { useQueries } from '@tanstack/react-query';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';
import { useStats } from './stats-provider.tsx';
import { assessmentQuery, duplicateQuery } from './stats-queries.ts';

/**
 * A value that is being computed: the newest result, whether a newer one is being computed, and the
 * error.
 */
export type Computed<Value> = {
  readonly value: Value | null;
  readonly isComputing: boolean;
  readonly error: unknown;
};

/**
 * React hook that computes several assessments at once, in the order of `asked`. While a newer
 * result is computed, the last one stays. Figures that are no longer asked for go at once, so that
 * they are not visible longer than the figures gate permits.
 */
export function useAssessments(
  asked: readonly (readonly ScoredSheet[] | null)[],
  settings: PanelSettings | null,
): readonly Computed<Assessment>[] {
  const stats = useStats();
  const answers = useQueries({
    queries: asked.map((sheets) => assessmentQuery(stats, sheets, settings)),
  });
  return answers.map((answer, index) => (asked[index] ? computed(answer) : NOTHING));
}

/** React hook that compares several duplicates at once, in the order of `asked`. */
export function useDuplicates(
  asked: readonly (readonly [readonly ScoredSheet[], readonly ScoredSheet[]] | null)[],
  settings: PanelSettings | null,
): readonly Computed<DuplicateComparison>[] {
  const stats = useStats();
  const answers = useQueries({
    queries: asked.map((pair) => duplicateQuery(stats, pair, settings)),
  });
  return answers.map((answer, index) => (asked[index] ? computed(answer) : NOTHING));
}

const NOTHING = { value: null, isComputing: false, error: null } as const;

const computed = <Value>(answer: {
  readonly data: Value | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
}): Computed<Value> => ({
  value: answer.data ?? null,
  isComputing: answer.isFetching,
  error: answer.error,
});
