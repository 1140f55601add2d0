/** Does something after so many ms, unless it is called off by what it answers. */
export type After = (ms: number, then: () => void) => () => void;

/** By the clock of this device. */
export const after: After = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
