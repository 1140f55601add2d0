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
 * React hook that returns the sign-out function of this device. Data that the server has not yet
 * stored stays on the device for the next sign-in. `rested` is the idle timeout in minutes after
 * which a booth signs out by itself (BTH-37).
 */
export function useSignOut(): (rested?: number) => Promise<Result<object>> {
  const router = useRouter();
  const queries = useQueryClient();
  return useCallback(
    async (rested) => {
      const result = await signOut();
      const isAway = !result.ok && isOutOfReach(result);
      if (!result.ok && result.code !== 'signed-out' && !isAway) return result;
      // The server must learn of the sign-out before any other request of this device (BTH-34).
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
