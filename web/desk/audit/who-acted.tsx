import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { initialsOf, marksOf, type PersonMark, toneOf } from '../../parts/page/initials.ts';

const Marks = createContext<ReadonlyMap<string, PersonMark>>(new Map());

/** A person who acted, by account id and name. */
type Acted = { readonly who: string; readonly name: string };

/**
 * The context that gives everyone who acted in the audit trail a distinct avatar, the same as
 * elsewhere (PLN-48). Avatars are computed from account ids.
 */
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

/** Returns the avatar of a person by name, since audit entries have names alone. */
export function useMarkOf(name: string): PersonMark {
  const marks = useContext(Marks);
  return marks.get(name) ?? { initials: initialsOf(name), tone: toneOf(name) };
}
