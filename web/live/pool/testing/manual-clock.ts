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
