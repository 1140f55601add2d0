/**
 * A rate limit: how much a caller may use a second, and in a burst after a pause. What is counted
 * depends on the limiter: requests, frames, or ms of work.
 */
export type RateLimit = { readonly rate: number; readonly burst: number };

/**
 * Creates a rate limiter with one token bucket for each key, full at first (LIM-5). `monotonic` is
 * a monotonic clock in ms. At most `keys` buckets are kept: one that is dropped, the least recently
 * used, counts as full again.
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
    /**
     * Takes a token and returns 0, or takes none and returns the seconds until there is one, at
     * least 1.
     */
    take(key: string): number {
      const at = monotonic();
      const left = levelOf(key, at);
      if (left < 1) return Math.max(1, Math.ceil((1 - left) / rate));
      put(key, left - 1, at);
      return 0;
    },
    /**
     * Takes tokens for work that is already done, even more than there are; returns the ms until
     * the bucket is no longer in debt.
     */
    spend(key: string, cost: number): number {
      const at = monotonic();
      const left = levelOf(key, at) - cost;
      put(key, left, at);
      return left >= 0 ? 0 : Math.ceil((-left * 1000) / rate);
    },
  };
}
