/** A cancellable timer: calls `then` after `ms`, unless the returned function is called before. */
export type Schedule = (ms: number, then: () => void) => () => void;

/** The timer of this device, by `setTimeout`. */
export const schedule: Schedule = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
