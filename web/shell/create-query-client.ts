import { QueryCache, QueryClient } from '@tanstack/react-query';
import { refusalOf } from '../parts/http/problem-error.ts';

/** Builds the cache of what the server answered. `onSignedOut` is told when a session has ended. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (refusalOf(error).code === 'signed-out' && query.queryKey[0] !== 'me') onSignedOut();
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
