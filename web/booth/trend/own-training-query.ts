import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../parts/http/problem-error.ts';

/** TRN-9: how far one's own marks were, over the training sessions. What is not at hand is not shown, and asked for again later. */
export const ownTrainingQuery = (user: string) =>
  queryOptions({
    queryKey: ['evaluations', user, 'training'],
    queryFn: ({ signal }) => ask('GET /api/evaluations/training', { signal }),
    retry: false,
  });
