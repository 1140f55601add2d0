import { useCallback, useEffect, useRef } from 'react';
import type { Present } from '../../../live/pool/use-presence.ts';

/**
 * Finds the name of a person by the client id of their page, among those present now or earlier
 * (PLN-49). Null for a page that was never seen, and for one's own other pages.
 */
export function usePeopleSeen(
  others: readonly Present[],
  me: string,
): (client: number | null) => string | null {
  const seen = useRef(new Map<number, Present>());
  useEffect(() => {
    for (const other of others) seen.current.set(other.client, other);
  }, [others]);
  return useCallback(
    (client) => {
      if (client === null) return null;
      const found = others.find((other) => other.client === client) ?? seen.current.get(client);
      return found === undefined || found.user === me ? null : found.name;
    },
    [others, me],
  );
}
