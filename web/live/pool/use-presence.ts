import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { DocumentHandle } from './document-handle.ts';

/** Somebody else at the desk, and the place of the screen that person is in. */
export type Present = {
  readonly client: number;
  readonly user: string;
  readonly name: string;
  readonly place: string | null;
};

/** Who else has this document open. The name is the account's, set by the server; only the place is the client's word. */
export function usePresence(handle: DocumentHandle | null): {
  readonly others: readonly Present[];
  readonly setPlace: (place: string | null) => void;
} {
  const awareness = handle?.provider.awareness ?? null;
  const cache = useRef<{ key: string; others: readonly Present[] }>({ key: '', others: [] });
  const subscribe = useCallback(
    (listener: () => void) => {
      awareness?.on('change', listener);
      return () => awareness?.off('change', listener);
    },
    [awareness],
  );
  const others = useSyncExternalStore(subscribe, () => {
    const found: Present[] = [];
    for (const [client, state] of awareness?.getStates() ?? []) {
      const present = client === awareness?.clientID ? null : readState(client, state);
      if (present !== null) found.push(present);
    }
    const key = JSON.stringify(found);
    if (cache.current.key !== key) cache.current = { key, others: found };
    return cache.current.others;
  });
  useEffect(() => {
    awareness?.setLocalState({ place: null });
  }, [awareness]);
  const setPlace = useCallback(
    (place: string | null) => awareness?.setLocalStateField('place', place),
    [awareness],
  );
  return useMemo(() => ({ others, setPlace }), [others, setPlace]);
}

function readState(client: number, state: Readonly<Record<string, unknown>>): Present | null {
  const person: unknown = state['person'];
  if (typeof person !== 'object' || person === null) return null;
  const { user, name } = person as Record<string, unknown>;
  if (typeof user !== 'string' || typeof name !== 'string') return null;
  const place = state['place'];
  return { client, user, name, place: typeof place === 'string' ? place : null };
}
