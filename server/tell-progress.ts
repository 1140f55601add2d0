/** What is being done, and its end. */
export type Progress = {
  /** Says from now on that this is being done. */
  readonly doing: (what: string) => void;
  readonly end: () => void;
};

/** The pause between two lines, in ms. */
const EVERY = 2_000;

/**
 * Tells a person every two seconds what is being done and for how long, until it ends (LOG-8).
 * What takes less than that is not told.
 */
export function tellProgress(say: (line: string) => void, first: string, every = EVERY): Progress {
  let [what, from] = [first, performance.now()];
  const timer = setInterval(() => {
    say(`  ${what}, ${Math.round((performance.now() - from) / 1000)} s so far ...\n`);
  }, every);
  timer.unref();
  return {
    doing(next) {
      [what, from] = [next, performance.now()];
    },
    end: () => clearInterval(timer),
  };
}
