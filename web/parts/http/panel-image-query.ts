import { queryOptions } from '@tanstack/react-query';
import { refuse } from '../../../domain/refusal.ts';
import { ProblemError } from './problem-error.ts';
import { readProblem } from './request.ts';

/** Query of the panel's image; `blob` is null where the panel has none. */
export const panelImageQuery = () =>
  queryOptions({
    queryKey: ['panel', 'image'],
    queryFn: async ({ signal }): Promise<{ readonly blob: Blob | null }> => {
      const response = await fetch('/api/panel/image', {
        signal,
        credentials: 'same-origin',
      }).catch(() => null);
      if (response === null) throw new ProblemError(refuse('unreachable'));
      if (response.status === 204) return { blob: null };
      if (response.ok) return { blob: await response.blob() };
      throw new ProblemError(await readProblem(response));
    },
  });
