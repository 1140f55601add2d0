import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { RefusalCode } from '../../domain/refusal-data.ts';
import { refusalOf } from '../parts/http/problem-error.ts';

/** The session has ended, or opens nothing any more until a second factor is set up (ACC-111). */
const ENDS: readonly RefusalCode[] = ['signed-out', 'second-factor-needed'];

/** Builds the cache of what the server answered. `onSignedOut` is told when a session has ended, or opens nothing. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (ENDS.includes(refusalOf(error).code) && query.queryKey[0] !== 'me') onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // A reload without a network is answered from this device, so a query runs whatever the browser says of it.
        networkMode: 'always',
        retry: (failures, error) => refusalOf(error).code === 'unreachable' && failures < 3,
      },
    },
  });
}
