import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { initialsOf, marksOf, type PersonMark, toneOf } from '../../parts/page/initials.ts';

const Marks = createContext<ReadonlyMap<string, PersonMark>>(new Map());

/** Whoever acted, by the account. */
type Acted = { readonly who: string; readonly name: string };

/** PLN-48: within it those who acted are drawn apart, and as they are drawn elsewhere: by their accounts. */
export function WhoActed({
  people,
  children,
}: {
  readonly people: readonly Acted[];
  readonly children: ReactNode;
}) {
  const marks = useMemo(() => {
    const byAccount = marksOf(people.map(({ who, name }) => ({ user: who, name })));
    return new Map(
      people.flatMap(({ who, name }) => {
        const mark = byAccount.get(who);
        return mark === undefined ? [] : [[name, mark] as const];
      }),
    );
  }, [people]);
  return <Marks value={marks}>{children}</Marks>;
}

/** How somebody of this name is drawn in the trail, whose entries hold names alone. */
export function useMarkOf(name: string): PersonMark {
  const marks = useContext(Marks);
  return marks.get(name) ?? { initials: initialsOf(name), tone: toneOf(name) };
}
