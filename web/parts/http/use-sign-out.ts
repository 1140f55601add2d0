import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { accept, type Result } from '../../../domain/refusal.ts';
import { signOut } from './account.ts';
import { clearQueryCache } from './clear-query-cache.ts';
import { forgetMe } from './kept-me.ts';
import { clearPendingSignOut, notePendingSignOut } from './pending-sign-out.ts';
import { isOutOfReach } from './queries.ts';

/**
 * Ends the session on this device; what the server does not hold yet stays on the device for the next sign-in. `rested` are the
 * minutes after which a booth does so by itself (BTH-37).
 */
export function useSignOut(): (rested?: number) => Promise<Result<object>> {
  const router = useRouter();
  const queries = useQueryClient();
  return useCallback(
    async (rested) => {
      const result = await signOut();
      const isAway = !result.ok && isOutOfReach(result);
      if (!result.ok && result.code !== 'signed-out' && !isAway) return result;
      // BTH-34: the server hears of it before anything else is asked of it from this device.
      await (isAway ? notePendingSignOut() : clearPendingSignOut());
      await router.options.context.offline.left();
      await forgetMe();
      const state = rested === undefined ? {} : { rested };
      await router.navigate({ to: '/login', ignoreBlocker: false, state });
      await router.options.context.pools.close();
      clearQueryCache(queries);
      return accept({});
    },
    [router, queries],
  );
}
