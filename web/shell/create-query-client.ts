import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { RefusalCode } from '../../domain/refusal-data.ts';
import { refusalOf } from '../parts/http/problem-error.ts';

/**
 * Error codes after which the session cookie opens nothing: the session has ended, or a second
 * factor must be set up first (ACC-111).
 */
const ENDS: readonly RefusalCode[] = ['signed-out', 'second-factor-needed'];

/**
 * Creates the client cache of server responses (TanStack Query). It calls `onSignedOut` when the
 * session has ended or needs a second factor.
 */
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
        // A reload without a network is answered from local data, so queries run even if the
        // browser reports that it is offline.
        networkMode: 'always',
        retry: (failures, error) => refusalOf(error).code === 'unreachable' && failures < 3,
      },
    },
  });
}
