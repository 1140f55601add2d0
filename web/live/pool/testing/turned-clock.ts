import type { After } from '../after.ts';

/** A clock whose pauses end when the test says so. */
export function createTurnedClock() {
  const pauses = new Set<{ readonly ms: number; readonly then: () => void }>();
  const after: After = (ms, then) => {
    const pause = { ms, then };
    pauses.add(pause);
    return () => void pauses.delete(pause);
  };
  return {
    after,
    /** How long is waited now, in ms, in the order in which it was asked for. */
    paused: (): readonly number[] => [...pauses].map(({ ms }) => ms),
    /** All that is waited for now is over. */
    endPauses(): void {
      const due = [...pauses];
      pauses.clear();
      for (const { then } of due) then();
    },
  };
}
