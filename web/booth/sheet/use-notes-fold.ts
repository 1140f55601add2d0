import { useCallback, useState } from 'react';

type Fold = {
  /** The titles of the present messages; null before they are known. */
  readonly told: readonly string[] | null;
  readonly read: ReadonlySet<string>;
  readonly isOpen: boolean;
};

/**
 * The collapsible messages of a sheet: closed until the taster opens them, so that they cover no
 * line (BTH-48). Unread ones are named in the footer. `atFirst` is the number of messages, counted
 * from the first, that were read before the sheet opened.
 */
export function useNotesFold(atFirst: number) {
  const [{ told, read, isOpen }, set] = useState<Fold>({
    told: null,
    read: new Set(),
    isOpen: false,
  });
  const onTold = useCallback(
    (now: readonly string[]) =>
      set((before) => ({
        told: now,
        // A message that disappeared and came back counts as unread.
        read: new Set(
          now.filter((title, at) => (before.told === null ? at < atFirst : before.read.has(title))),
        ),
        isOpen: before.isOpen && now.length > 0,
      })),
    [atFirst],
  );
  const all = told ?? [];
  const unread = isOpen ? [] : all.filter((title) => !read.has(title));
  return {
    isFolded: !isOpen,
    /** The titles of unread messages. */
    unread,
    /** Whether there are messages, and all of them are read and closed. */
    mayUnfold: !isOpen && all.length > 0 && unread.length === 0,
    onTold,
    onFold: () => set({ told, read: new Set(all), isOpen: false }),
    unfold: () => set({ told, read, isOpen: true }),
  };
}
