import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import { aidsQuery, progressQuery, QUALITY_KEY } from '../facts/quality-queries.ts';
import type { Quality, QualityState } from '../facts/use-quality.ts';

/** How it stands with the aids. */
export type AidsState =
  | { readonly state: 'ready'; readonly aids: AidsReport | null }
  | Exclude<QualityState, { state: 'ready' }>;

/** QUA-23: the aids of a period, six months unless it begins elsewhere, computed by the worker from what the page has. */
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
