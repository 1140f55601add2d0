import { useQuery } from '@tanstack/react-query';
import {
  type OfflinePermission,
  offlinePermission,
} from '../../../domain/account/offline-permission.ts';
import {
  dropOldKeys,
  factsOf,
  type OfflineEntry,
  offlineEntries,
} from '../../live/device/offline/offline-entries.ts';
import { waitingOf } from '../../live/device/offline/waiting-of.ts';
import { OF_NOBODY } from '../../parts/http/forget-answers.ts';

/** A taster who signed in on this device, what stands against signing in now, and how much waits here. */
export type TasterHere = {
  readonly entry: OfflineEntry;
  readonly standing: OfflinePermission;
  readonly waiting: number;
};

/** How often it is looked at anew, in ms: a pause ends, a day is over. */
const LOOK_EVERY = 10_000;

/** Who signed in on this device before; null until it is read. */
export function useTastersHere(): { readonly tasters: readonly TasterHere[] | null; look(): void } {
  const { data, refetch } = useQuery({
    queryKey: ['tasters-here'],
    meta: OF_NOBODY,
    queryFn: async (): Promise<readonly TasterHere[]> => {
      const now = Date.now();
      dropOldKeys(now);
      return Promise.all(
        offlineEntries().map(async (entry) => ({
          entry,
          standing: offlinePermission(factsOf(entry), now),
          waiting: await waitingOf(entry.user).catch(() => 0),
        })),
      );
    },
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
  });
  return { tasters: data ?? null, look: () => void refetch() };
}
