import { queryOptions } from '@tanstack/react-query';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import type { PointsGlass } from '../../../stats-worker/award/score-samples.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';
import type { ExplainedFigure } from '../../../stats-worker/explanation/explanation.ts';
import type { StatsPort } from './stats-port.ts';

/**
 * How long unused figures stay in the query cache, in ms. Equal sheets give equal figures again.
 */
const FORGET = 60_000;

/**
 * Query of one assessment in the statistics worker. The key is the input itself, so that equal
 * sheets are computed once (memoised).
 */
export const assessmentQuery = (
  stats: StatsPort,
  sheets: readonly ScoredSheet[] | null,
  settings: PanelSettings | null,
) =>
  queryOptions<Assessment>({
    queryKey: ['stats', 'assess', sheets, settings],
    queryFn: async ({ signal }) => {
      if (sheets === null || settings === null) throw new Error('nothing to assess');
      return stats.assess(signal, sheets, settings);
    },
    enabled: sheets !== null && settings !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGET,
    retry: false,
    placeholderData: (last) => last,
  });

/** Query of the comparison of a duplicate: the two replicates of one sample. */
export const duplicateQuery = (
  stats: StatsPort,
  pair: readonly [readonly ScoredSheet[], readonly ScoredSheet[]] | null,
  settings: PanelSettings | null,
) =>
  queryOptions<DuplicateComparison>({
    queryKey: ['stats', 'duplicate', pair, settings],
    queryFn: async ({ signal }) => {
      if (pair === null || settings === null) throw new Error('no pair to judge');
      return stats.duplicate(signal, pair[0], pair[1], settings);
    },
    enabled: pair !== null && settings !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGET,
    retry: false,
    placeholderData: (last) => last,
  });

/** Query of the scores of a session that uses a sheet of points. */
export const scoresQuery = (
  stats: StatsPort,
  asked: {
    readonly glasses: readonly PointsGlass[] | null;
    readonly sheet: PointsSheet | null;
    readonly settings: PanelSettings | null;
  },
) =>
  queryOptions<readonly (SampleScores | null)[]>({
    queryKey: ['stats', 'scores', asked],
    queryFn: async ({ signal }) => {
      const { glasses, sheet, settings } = asked;
      if (glasses === null || sheet === null || settings === null)
        throw new Error('nothing to score');
      return stats.scores(signal, glasses, sheet, settings);
    },
    enabled: asked.glasses !== null && asked.sheet !== null && asked.settings !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGET,
    retry: false,
    placeholderData: (last) => last,
  });

/** Query of the explanation of a figure: how it was computed. */
export const explanationQuery = (
  stats: StatsPort,
  question: FigureQuestion,
  settings: PanelSettings,
) =>
  queryOptions<ExplainedFigure>({
    queryKey: ['stats', 'explain', question, settings],
    queryFn: ({ signal }) => stats.explain(signal, question, settings),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGET,
    retry: false,
  });
