/**
 * The settings of a rate limit: at most `attempts` within `window` milliseconds for each key. At
 * most `keys` keys are remembered.
 */
export type AttemptLimitParts = {
  readonly attempts: number;
  readonly window: number;
  readonly keys: number;
  readonly now: () => number;
};

/** A rate limit of attempts by key: a user name, or the address of a device. */
export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/**
 * Creates a rate limit with a sliding window, in memory, against the guessing of passwords (ACC-5).
 * An attempt is counted before its password is checked, so a thousand parallel attempts gain
 * nothing over a thousand in sequence. A success clears the count of its key. When there are too
 * many keys, the oldest is dropped first.
 */
export function createAttemptLimit(parts: AttemptLimitParts) {
  const attempts = new Map<string, readonly number[]>();

  return {
    /** Counts an attempt and returns 0, or returns the number of seconds that the key must wait. */
    begin(key: string): number {
      const at = parts.now();
      const recent = (attempts.get(key) ?? []).filter((past) => at - past < parts.window);
      const [first] = recent;
      if (first !== undefined && recent.length >= parts.attempts)
        return Math.ceil((first + parts.window - at) / 1000);
      attempts.delete(key);
      attempts.set(key, [...recent, at]);
      const [oldest] = attempts.keys();
      if (attempts.size > parts.keys && oldest !== undefined) attempts.delete(oldest);
      return 0;
    },
    /** Removes the latest attempt of a key, for a call that turned out not to be an attempt. */
    takeBack(key: string): void {
      const kept = (attempts.get(key) ?? []).slice(0, -1);
      if (kept.length === 0) attempts.delete(key);
      else attempts.set(key, kept);
    },
    /** Clears the attempts of a key. */
    forget(key: string): void {
      attempts.delete(key);
    },
  };
}
