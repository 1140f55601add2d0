/**
 * What a device knows of a taster who signed in there: the facts from which the offline permission
 * follows. Timestamps in ms since 1970.
 */
export type OfflineFacts = {
  readonly signedInAt: number;
  /** For how many days from then this taster may sign in on this device without a network. */
  readonly days: number;
  /** The latest timestamp that this device has seen: a clock that is set back wins no time. */
  readonly seenAt: number;
  /** How many wrong passwords were typed in a row, and when the last was. */
  readonly wrong: number;
  readonly wrongAt: number;
  /** Whether the key is on this device, encrypted with the password. */
  readonly hasKey: boolean;
};

/** Whether a taster may sign in without a network, or the reason why not. */
export type OfflinePermission =
  | { readonly kind: 'ready' }
  | { readonly kind: 'over'; readonly daysAgo: number; readonly days: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'waits'; readonly until: number };

const DAY = 24 * 60 * 60_000;
/**
 * After so many wrong passwords in a row sign-in is paused, and after so many it is refused
 * (BTH-31).
 */
const PAUSE_AFTER = 5;
const END_AFTER = 10;
const PAUSE = 15 * 60_000;

/**
 * Whether this taster has the permission to sign in on this device now without a network, with a
 * rate limit on wrong passwords (BTH-31).
 */
export function offlinePermission(facts: OfflineFacts, now: number): OfflinePermission {
  const since = Math.max(now, facts.seenAt) - facts.signedInAt;
  if (since > facts.days * DAY)
    return { kind: 'over', daysAgo: Math.floor(since / DAY), days: facts.days };
  if (!facts.hasKey || facts.wrong >= END_AFTER) return { kind: 'gone' };
  const until = facts.wrongAt + PAUSE;
  const isPaused = facts.wrong > 0 && facts.wrong % PAUSE_AFTER === 0;
  if (isPaused && Math.max(now, facts.seenAt) < until) return { kind: 'waits', until };
  return { kind: 'ready' };
}

/** How many tries are left before the next pause, or before sign-in is refused. */
export const triesLeft = ({ wrong }: Pick<OfflineFacts, 'wrong'>): number =>
  PAUSE_AFTER - (wrong % PAUSE_AFTER);
