/** How many attempts within `window` milliseconds are borne, and how many keys are remembered at most. */
export type AttemptLimitParts = {
  readonly attempts: number;
  readonly window: number;
  readonly keys: number;
  readonly now: () => number;
};

/** Counts attempts by a key: a user name, or the address of a device. */
export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/**
 * ACC-5: an attempt is counted before its password is looked at, so that a thousand at once are no better than a
 * thousand in turn. What went well is forgotten. The oldest keys are forgotten first when there are too many.
 */
export function createAttemptLimit(parts: AttemptLimitParts) {
  const attempts = new Map<string, readonly number[]>();

  return {
    /** Counts an attempt, or answers how many seconds the key must wait; 0 when it may try now. */
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
    /** Takes back the latest attempt of a key, since it was none. */
    takeBack(key: string): void {
      const kept = (attempts.get(key) ?? []).slice(0, -1);
      if (kept.length === 0) attempts.delete(key);
      else attempts.set(key, kept);
    },
    /** Forgets the attempts of a key. */
    forget(key: string): void {
      attempts.delete(key);
    },
  };
}
