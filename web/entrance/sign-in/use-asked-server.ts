import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '../../parts/http/queries.ts';

/** Retry interval while the server is out of reach, in ms. */
const ASK_AGAIN = 5_000;

/**
 * The query whether the server can be reached and whether its installation is new (BTH-31). It is
 * sent whenever the sign-in page opens: a response from before the connection was lost says nothing
 * about now.
 */
export function useAskedServer() {
  return useQuery({
    ...setupQuery(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.fetchFailureCount > 0 ? ASK_AGAIN : false),
  });
}
