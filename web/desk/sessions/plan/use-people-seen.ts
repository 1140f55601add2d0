import { useCallback, useEffect, useRef } from 'react';
import type { Present } from '../../../live/pool/use-presence.ts';

/**
 * PLN-49: the name of whoever wrote from another page of the document, by the number of that page: of whom is here, and of whom was
 * and has gone since. Null for whoever was never seen, and for oneself on another page.
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
