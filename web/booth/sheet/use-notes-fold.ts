import { useCallback, useState } from 'react';

/** BTH-48: what is told over a sheet is put away once it is read, and comes back with the next that is told, or on demand. */
export function useNotesFold(read: number) {
  const [{ count, isFolded }, set] = useState({ count: read, isFolded: true });
  const onCount = useCallback(
    (now: number) =>
      set((before) => ({ count: now, isFolded: before.isFolded && now <= before.count })),
    [],
  );
  return {
    isFolded,
    /** There is something that was put away. */
    mayUnfold: isFolded && count > 0,
    onCount,
    onFold: () => set({ count, isFolded: true }),
    unfold: () => set({ count, isFolded: false }),
  };
}
