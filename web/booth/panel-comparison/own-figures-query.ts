import { queryOptions } from '@tanstack/react-query';
import type { OwnFigures } from '../../../domain/quality/own-figures.ts';
import { ProblemError } from '../../parts/http/problem-error.ts';
import { request } from '../../parts/http/request.ts';

/**
 * QUA-33: one's own sheets of a session beside the panel; null while they are not open, or were not
 * opened yet.
 */
export const ownFiguresQuery = (user: string, session: number) =>
  queryOptions({
    queryKey: ['evaluations', user, 'figures', session],
    queryFn: async ({ signal }): Promise<OwnFigures | null> => {
      const result = await request('GET /api/evaluations/:session/figures', {
        params: { session: String(session) },
        signal,
      });
      if (result.ok) return result.value.figures;
      throw new ProblemError(result);
    },
  });
