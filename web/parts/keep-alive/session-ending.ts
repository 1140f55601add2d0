/**
 * The time left of a session as the server stated it, in ms: until the idle timeout, and at most.
 * `at` is the time of the answer by this page's clock.
 */
export type TimeLeft = { readonly idle: number; readonly atMost: number; readonly at: number };

/**
 * A session that ends soon: through the idle timeout (`unused`), or because its time limit is
 * reached (`time`).
 */
export type SessionEnding = { readonly why: 'unused' | 'time'; readonly minutes: number };

/** How long before the end of a session its warning appears, in ms (ACC-71). */
export const WARNING_TIME = 5 * 60_000;

/** Whether a session ends within five minutes, and why; otherwise null (ACC-71). */
export function sessionEndingOf({ idle, atMost, at }: TimeLeft, now: number): SessionEnding | null {
  const left = Math.min(idle, atMost) - (now - at);
  if (left > WARNING_TIME) return null;
  return {
    why: idle < atMost ? 'unused' : 'time',
    minutes: Math.max(1, Math.ceil(left / 60_000)),
  };
}
