import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { marksOf, type PersonMark } from '../../parts/page/initials.ts';
import type { DocumentHandle } from './document-handle.ts';

/** Presence: another person of the desk, and the field of the screen that this person is in. */
export type Present = {
  readonly client: number;
  readonly user: string;
  readonly name: string;
  readonly place: string | null;
};

/**
 * Another person, with initials that differ from those of everybody else here and from one's own.
 * The colour tone differs too, for up to four people.
 */
export type MarkedPresent = Present & PersonMark;

/**
 * The presence of the others who have this document open. The server sets the name from the
 * account; only the place comes from the client.
 */
export function usePresence(
  handle: DocumentHandle | null,
  me: { readonly user: string; readonly name: string },
): {
  readonly others: readonly MarkedPresent[];
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
  const { user, name } = me;
  return useMemo(() => {
    const marks = marksOf([{ user, name }, ...others]);
    const marked = others.map((one) => ({
      ...one,
      ...(marks.get(one.user) ?? { initials: '', tone: 1 as const }),
    }));
    return { others: marked, setPlace };
  }, [others, setPlace, user, name]);
}

function readState(client: number, state: Readonly<Record<string, unknown>>): Present | null {
  const person: unknown = state['person'];
  if (typeof person !== 'object' || person === null) return null;
  const { user, name } = person as Record<string, unknown>;
  if (typeof user !== 'string' || typeof name !== 'string') return null;
  const place = state['place'];
  return { client, user, name, place: typeof place === 'string' ? place : null };
}
