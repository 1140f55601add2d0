import { useCallback, useState } from 'react';

type Fold = {
  /** The titles of what is told now; null before that is known. */
  readonly told: readonly string[] | null;
  readonly read: ReadonlySet<string>;
  readonly isOpen: boolean;
};

/**
 * BTH-48: what is told over a sheet is put away until it is asked for, so that it lies over no line: what nobody read yet stands in
 * a line of the foot. `atFirst` is how many of the notes were read before the sheet opened, from the first on.
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
        // What went and is told anew is read anew.
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
    /** What nobody read yet, by its titles. */
    unread,
    /** There is something, and all of it was read and put away. */
    mayUnfold: !isOpen && all.length > 0 && unread.length === 0,
    onTold,
    onFold: () => set({ told, read: new Set(all), isOpen: false }),
    unfold: () => set({ told, read, isOpen: true }),
  };
}
