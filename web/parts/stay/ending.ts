/** What the server said is left of the session, in ms, and when it said so by this page's clock. */
export type ToldLeft = { readonly idle: number; readonly atMost: number; readonly at: number };

/** A session that ends soon: because nobody uses it, or because its time is over. */
export type Ending = { readonly why: 'unused' | 'time'; readonly minutes: number };

/** ACC-71: how long before its end a session is said to end, in ms. */
export const WARNED = 5 * 60_000;

/** ACC-71: whether a session ends within five minutes, and why. */
export function endingOf({ idle, atMost, at }: ToldLeft, now: number): Ending | null {
  const left = Math.min(idle, atMost) - (now - at);
  if (left > WARNED) return null;
  return {
    why: idle < atMost ? 'unused' : 'time',
    minutes: Math.max(1, Math.ceil(left / 60_000)),
  };
}
