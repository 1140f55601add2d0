import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Me } from '../../../domain/account/me.ts';
import { offlineEntry } from '../../live/device/offline/offline-entries.ts';
import { ProblemError } from '../../parts/http/problem-error.ts';
import { isOutOfReach } from '../../parts/http/queries.ts';
import { request } from '../../parts/http/request.ts';
import { type OwnEvaluations, storedEvaluations, storeEvaluations } from './stored-evaluations.ts';

/** Poll intervals of the list, in ms: while no session is open for the taster, and once one is. */
const OFTEN = 4_000;
const SELDOM = 30_000;

/**
 * The query for one page of a taster's own list (pagination from 1). Without a network it falls
 * back to the list stored on this device.
 */
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

/** The poll interval until the next request for the list, in ms. */
export const pauseAfter = (list: OwnEvaluations | undefined): number =>
  list?.open.some(({ state }) => state === 'open') ? SELDOM : OFTEN;

/**
 * The trays stored on this device, for a taster who signed in offline (BTH-31). The rest of the
 * list comes with the network.
 */
function keptTrays(user: string): OwnEvaluations | null {
  const trays = offlineEntry(user)?.trays ?? [];
  if (trays.length === 0) return null;
  const open = trays.map(({ session, date }) => ({ session, date, state: 'open' as const }));
  return { open, performed: { rows: [], total: 0 }, besidePanel: [] };
}
