import { useCallback, useState } from 'react';

/**
 * Sorts sessions so that those with a re-opened sheet come before those that rest or wait (EVA-12).
 */
export function useAgainFirst() {
  const [again, setAgain] = useState<ReadonlySet<number>>(new Set());
  const tell = useCallback(
    (session: number, isAgain: boolean) =>
      setAgain((before) => {
        if (before.has(session) === isAgain) return before;
        const others = [...before].filter((one) => one !== session);
        return new Set(isAgain ? [...others, session] : others);
      }),
    [],
  );
  return { tell, first: <T extends Placed>(places: readonly T[]) => againFirst(places, again) };
}

type Placed = { readonly session: number };

/** Stable sort: the sessions in `again` come first, otherwise in their order. */
export const againFirst = <T extends Placed>(
  places: readonly T[],
  again: ReadonlySet<number>,
): readonly T[] =>
  places.toSorted((a, b) => Number(again.has(b.session)) - Number(again.has(a.session)));
