import type { Schedule } from '../schedule.ts';

/** A manual clock: its timers end when the test says so. */
export function createManualClock() {
  const pauses = new Set<{ readonly ms: number; readonly then: () => void }>();
  const schedule: Schedule = (ms, then) => {
    const pause = { ms, then };
    pauses.add(pause);
    return () => void pauses.delete(pause);
  };
  return {
    schedule,
    /** The pending timers in ms, in the order in which they were scheduled. */
    paused: (): readonly number[] => [...pauses].map(({ ms }) => ms),
    /** Fires all pending timers. */
    endPauses(): void {
      const due = [...pauses];
      pauses.clear();
      for (const { then } of due) then();
    },
  };
}
