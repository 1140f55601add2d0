import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import { aidsQuery, progressQuery, QUALITY_KEY } from '../facts/quality-queries.ts';
import type { Quality, QualityState } from '../facts/use-quality.ts';

/** The state of the training aids: ready, or in progress, stopped or failed as the report. */
export type AidsState =
  | { readonly state: 'ready'; readonly aids: AidsReport | null }
  | Exclude<QualityState, { state: 'ready' }>;

/**
 * Loads the training aids of a period (QUA-23). The statistics worker computes them from the months
 * that the page has read. Without a `from` the period is six months.
 */
export function useAids({ computing }: Quality, from: string | null): AidsState {
  const queries = useQueryClient();
  const aids = useQuery(aidsQuery(computing, from));
  const progress = useQuery(progressQuery());
  const goOn = () => void aids.refetch();
  if (aids.data !== undefined) return { state: 'ready', aids: aids.data };
  if (aids.isFetching)
    return {
      state: 'working',
      progress: progress.data ?? null,
      stop: () => void queries.cancelQueries({ queryKey: QUALITY_KEY }),
    };
  return aids.isError ? { state: 'failed', error: aids.error, goOn } : { state: 'stopped', goOn };
}
