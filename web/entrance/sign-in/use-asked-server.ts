import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '../../parts/http/queries.ts';

/** How often a server that was out of reach is asked again, in ms. */
const ASK_AGAIN = 5_000;

/**
 * BTH-31: whether the server is there and whether its installation is new, asked whenever the sign-in opens: what it answered a
 * second ago to who left by a cut line says nothing of now.
 */
export function useAskedServer() {
  return useQuery({
    ...setupQuery(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.fetchFailureCount > 0 ? ASK_AGAIN : false),
  });
}
