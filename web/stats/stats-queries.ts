import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { ScoredSheet } from '../../stats-worker/marks/scored-sheet.ts';
import type { StatsPort } from './stats-port.ts';

/** Figures nobody looks at are forgotten after this long, in ms; the same sheets give the same figures again. */
const FORGET = 60_000;

/** The query of one assessment. The key is the input itself, so that equal sheets are computed once. */
export const assessmentQuery = (
  stats: StatsPort,
  sheets: readonly ScoredSheet[] | null,
  settings: PanelSettings | null,
) =>
  queryOptions({
    queryKey: ['stats', 'assess', sheets, settings],
    queryFn: ({ signal }) =>
      sheets === null || settings === null
        ? Promise.reject(new Error('nothing to assess'))
        : stats.assess(sheets, settings, signal),
    enabled: sheets !== null && settings !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGET,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** The query of one duplicate. */
export const duplicateQuery = (
  stats: StatsPort,
  pair: readonly [readonly ScoredSheet[], readonly ScoredSheet[]] | null,
  settings: PanelSettings | null,
) =>
  queryOptions({
    queryKey: ['stats', 'duplicate', pair, settings],
    queryFn: ({ signal }) =>
      pair === null || settings === null
        ? Promise.reject(new Error('no pair to judge'))
        : stats.duplicate(pair[0], pair[1], settings, signal),
    enabled: pair !== null && settings !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGET,
    retry: false,
    placeholderData: keepPreviousData,
  });
