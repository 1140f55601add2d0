import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../parts/http/problem-error.ts';

/**
 * The query for the taster's own distances over the training sessions (TRN-9). Without retries:
 * missing data is not shown, and is requested again later.
 */
export const ownTrainingQuery = (user: string) =>
  queryOptions({
    queryKey: ['evaluations', user, 'training'],
    queryFn: ({ signal }) => ask('GET /api/evaluations/training', { signal }),
    retry: false,
  });
