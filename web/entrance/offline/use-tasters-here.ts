import { useQuery } from '@tanstack/react-query';
import {
  type OfflinePermission,
  offlinePermission,
} from '../../../domain/account/offline-permission.ts';
import { countUnsent } from '../../live/device/offline/count-unsent.ts';
import {
  dropOldKeys,
  factsOf,
  type OfflineEntry,
  offlineEntries,
} from '../../live/device/offline/offline-entries.ts';
import { PUBLIC_QUERY } from '../../parts/http/clear-query-cache.ts';

/**
 * A taster who signed in on this device, with their offline permission and the number of unsent
 * documents.
 */
export type TasterHere = {
  readonly entry: OfflineEntry;
  readonly standing: OfflinePermission;
  readonly waiting: number;
};

/** Poll interval of the tasters, in ms: a pause ends, or a day is over. */
const LOOK_EVERY = 10_000;

/** The tasters who signed in on this device before; null until they are read. */
export function useTastersHere(): { readonly tasters: readonly TasterHere[] | null; look(): void } {
  const { data, refetch } = useQuery({
    queryKey: ['tasters-here'],
    meta: PUBLIC_QUERY,
    queryFn: async (): Promise<readonly TasterHere[]> => {
      const now = Date.now();
      await dropOldKeys(now);
      return Promise.all(
        offlineEntries().map(async (entry) => ({
          entry,
          standing: offlinePermission(factsOf(entry), now),
          waiting: await countUnsent(entry.user).catch(() => 0),
        })),
      );
    },
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
  });
  return { tasters: data ?? null, look: () => void refetch() };
}
