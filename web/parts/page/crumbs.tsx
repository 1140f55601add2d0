import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** One step of a breadcrumb. */
export type Crumb = { readonly label: string; readonly href?: string };

/** Another person who has the page's document open (presence). */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly tone: 1 | 2 | 3 | 4;
};

type Told = {
  readonly crumbs: readonly Crumb[];
  readonly people: readonly Person[];
};
type Tell = (change: (known: Told) => Told) => void;

const NOTHING: Told = { crumbs: [], people: [] };
const PageContext = createContext<Told>(NOTHING);
const TellContext = createContext<Tell>(() => {});

/**
 * React provider through which a page sets the breadcrumb and the presence that the header shows.
 */
export function CrumbProvider({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<Told>(NOTHING);
  return (
    <TellContext.Provider value={setTold}>
      <PageContext.Provider value={told}>{children}</PageContext.Provider>
    </TellContext.Provider>
  );
}

/** React hook that returns the breadcrumb, for the header. */
export const useCrumbList = (): readonly Crumb[] => useContext(PageContext).crumbs;

/** React hook that returns the other people present, for the header. */
export const usePeopleList = (): readonly Person[] => useContext(PageContext).people;

/** React hook that sets the breadcrumb of a page, and removes it when the page unmounts. */
export function useCrumbs(crumbs: readonly Crumb[]): void {
  const tell = useContext(TellContext);
  const text = JSON.stringify(crumbs);
  useEffect(() => {
    const list: readonly Crumb[] = JSON.parse(text);
    tell((known) => ({ ...known, crumbs: list }));
    return () => tell((known) => ({ ...known, crumbs: [] }));
  }, [tell, text]);
}

/**
 * React hook that sets the other people present in a page's document (presence), and removes them
 * when the page unmounts.
 */
export function usePeople(people: readonly Person[]): void {
  const tell = useContext(TellContext);
  const text = JSON.stringify(people);
  useEffect(() => {
    const list: readonly Person[] = JSON.parse(text);
    tell((known) => ({ ...known, people: list }));
    return () => tell((known) => ({ ...known, people: [] }));
  }, [tell, text]);
}
