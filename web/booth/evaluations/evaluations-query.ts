import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Me } from '../../../domain/account/me.ts';
import { offlineEntry } from '../../live/device/offline/offline-entries.ts';
import { ProblemError } from '../../parts/http/problem-error.ts';
import { isOutOfReach } from '../../parts/http/queries.ts';
import { request } from '../../parts/http/request.ts';
import { type OwnEvaluations, storedEvaluations, storeEvaluations } from './stored-evaluations.ts';

/** How often the list is asked for while nothing is before the taster, and once something is, in ms. */
const OFTEN = 4_000;
const SELDOM = 30_000;

/** A page of a taster's own list, from 1; without a network, the list this device kept. */
export const evaluationsQuery = (
  { user, deviceKey }: Pick<Me, 'user' | 'deviceKey'>,
  page: number,
) =>
  queryOptions({
    queryKey: ['evaluations', user, page],
    queryFn: async ({ signal }): Promise<OwnEvaluations> => {
      const result = await request('GET /api/evaluations', {
        query: { page: String(page) },
        signal,
      });
      if (result.ok) {
        if (page === 1) storeEvaluations(localStorage, deviceKey, result.value);
        return result.value;
      }
      const kept = isOutOfReach(result) ? storedEvaluations(localStorage, deviceKey) : null;
      const trays = kept === null && isOutOfReach(result) ? keptTrays(user) : null;
      if (trays !== null) return trays;
      if (kept === null) throw new ProblemError(result);
      return kept;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pauseAfter(state.data),
  });

/** How long until the list is asked for again, in ms. */
export const pauseAfter = (list: OwnEvaluations | undefined): number =>
  list?.open.some(({ state }) => state === 'open') ? SELDOM : OFTEN;

/** BTH-31: whoever signed in without a network finds the trays that stayed here; the rest comes with the network. */
function keptTrays(user: string): OwnEvaluations | null {
  const trays = offlineEntry(user)?.trays ?? [];
  if (trays.length === 0) return null;
  const open = trays.map(({ session, date }) => ({ session, date, state: 'open' as const }));
  return { open, performed: { rows: [], total: 0 }, besidePanel: [] };
}
