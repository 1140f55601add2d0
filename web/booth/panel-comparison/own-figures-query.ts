import { queryOptions } from '@tanstack/react-query';
import type { OwnFigures } from '../../../domain/quality/own-figures.ts';
import { ProblemError } from '../../parts/http/problem-error.ts';
import { request } from '../../parts/http/request.ts';

/**
 * The query for a taster's own sheets of a session compared with the panel (QUA-33). Null while the
 * figures are released but the taster has not opened them.
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
