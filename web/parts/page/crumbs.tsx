import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** A step of the way to a page. */
export type Crumb = { readonly label: string; readonly href?: string };

/** Somebody else in the document a page shows. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly tone: 1 | 2 | 3 | 4;
};

type Told = {
  readonly crumbs: readonly Crumb[];
  readonly people: readonly Person[];
  readonly isWide: boolean;
};
type Tell = (change: (known: Told) => Told) => void;

const NOTHING: Told = { crumbs: [], people: [], isWide: false };
const PageContext = createContext<Told>(NOTHING);
const TellContext = createContext<Tell>(() => {});

/** Lets a screen tell the header where it stands and who else is there. */
export function CrumbProvider({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<Told>(NOTHING);
  return (
    <TellContext.Provider value={setTold}>
      <PageContext.Provider value={told}>{children}</PageContext.Provider>
    </TellContext.Provider>
  );
}

/** What the header shows of the way. */
export const useCrumbList = (): readonly Crumb[] => useContext(PageContext).crumbs;

/** Who else the header shows. */
export const usePeopleList = (): readonly Person[] => useContext(PageContext).people;

/** Tells the header the way to this page; taken back when the page goes. */
export function useCrumbs(crumbs: readonly Crumb[]): void {
  const tell = useContext(TellContext);
  const text = JSON.stringify(crumbs);
  useEffect(() => {
    const list: readonly Crumb[] = JSON.parse(text);
    tell((known) => ({ ...known, crumbs: list }));
    return () => tell((known) => ({ ...known, crumbs: [] }));
  }, [tell, text]);
}

/** Tells the header who else is in this page's document; taken back when the page goes. */
export function usePeople(people: readonly Person[]): void {
  const tell = useContext(TellContext);
  const text = JSON.stringify(people);
  useEffect(() => {
    const list: readonly Person[] = JSON.parse(text);
    tell((known) => ({ ...known, people: list }));
    return () => tell((known) => ({ ...known, people: [] }));
  }, [tell, text]);
}

/** Whether the page that is shown needs the room of the drawer. */
export const useIsWidePage = (): boolean => useContext(PageContext).isWide;

/** Asks for the rail instead of the drawer while this page is shown, where the window is not very wide. */
export function useWidePage(): void {
  const tell = useContext(TellContext);
  useEffect(() => {
    tell((known) => ({ ...known, isWide: true }));
    return () => tell((known) => ({ ...known, isWide: false }));
  }, [tell]);
}
