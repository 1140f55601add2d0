/**
 * The time left of the session as the server said it, in ms, and when it said so by this page's
 * clock.
 */
export type TimeLeft = { readonly idle: number; readonly atMost: number; readonly at: number };

/** A session that ends soon: because nobody uses it, or because its time is over. */
export type SessionEnding = { readonly why: 'unused' | 'time'; readonly minutes: number };

/** ACC-71: how long before its end a session is said to end, in ms. */
export const WARNING_TIME = 5 * 60_000;

/** ACC-71: whether a session ends within five minutes, and why. */
export function sessionEndingOf({ idle, atMost, at }: TimeLeft, now: number): SessionEnding | null {
  const left = Math.min(idle, atMost) - (now - at);
  if (left > WARNING_TIME) return null;
  return {
    why: idle < atMost ? 'unused' : 'time',
    minutes: Math.max(1, Math.ceil(left / 60_000)),
  };
}
