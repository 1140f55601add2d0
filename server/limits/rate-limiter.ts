/** A rate limit: how much a caller may ask for a second, and how much at once after a rest. */
export type RateLimit = { readonly rate: number; readonly burst: number };

/**
 * LIM-5: a rate limiter with one token bucket for each key, full at first. `monotonic` is a clock in ms that only goes forward. No more than `keys` are
 * remembered: a bucket that was not asked for the longest is taken for full again.
 */
export function createRateLimiter(
  parts: RateLimit & { readonly keys: number; readonly monotonic: () => number },
) {
  const { rate, burst, keys, monotonic } = parts;
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();

  function levelOf(key: string, at: number): number {
    const bucket = buckets.get(key);
    return bucket === undefined
      ? burst
      : Math.min(burst, bucket.left + ((at - bucket.at) * rate) / 1000);
  }

  function put(key: string, left: number, at: number): void {
    buckets.delete(key);
    buckets.set(key, { left, at });
    const [oldest] = buckets.keys();
    if (buckets.size > keys && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    /** Spends one and answers 0, or spends nothing and answers how many seconds there will be none, at least 1. */
    take(key: string): number {
      const at = monotonic();
      const left = levelOf(key, at);
      if (left < 1) return Math.max(1, Math.ceil((1 - left) / rate));
      put(key, left - 1, at);
      return 0;
    },
    /** Spends what came already, more than there is too; answers how many ms it takes until there is something again. */
    spend(key: string, cost: number): number {
      const at = monotonic();
      const left = levelOf(key, at) - cost;
      put(key, left, at);
      return left >= 0 ? 0 : Math.ceil((-left * 1000) / rate);
    },
  };
}
