import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Result } from '../../../domain/refusal.ts';
import { signOut } from './account.ts';
import { forgetMe } from './kept-me.ts';

/** Ends the session on this device; what the server does not hold yet stays on the device for the next sign-in. */
export function useSignOut(): () => Promise<Result<object>> {
  const router = useRouter();
  const queries = useQueryClient();
  return useCallback(async () => {
    const result = await signOut();
    if (!result.ok && result.code !== 'signed-out') return result;
    forgetMe();
    await router.navigate({ to: '/login', ignoreBlocker: false });
    await router.options.context.pools.close();
    queries.clear();
    return result;
  }, [router, queries]);
}
