/** What a device knows of a taster who signed in there, as far as it is judged by. Instants in ms since 1970. */
export type OfflineFacts = {
  readonly signedInAt: number;
  /** For how many days from then this taster may sign in there without a network. */
  readonly days: number;
  /** The latest instant this device has seen: a clock that is set back gives no day. */
  readonly seenAt: number;
  /** How many wrong passwords there were in a row, and when the last was. */
  readonly wrong: number;
  readonly wrongAt: number;
  /** Whether the key is here, locked by the password. */
  readonly hasKey: boolean;
};

/** Whether a taster may sign in without a network, or what stands against it. */
export type OfflinePermission =
  | { readonly kind: 'ready' }
  | { readonly kind: 'over'; readonly daysAgo: number; readonly days: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'waits'; readonly until: number };

const DAY = 24 * 60 * 60_000;
/** BTH-31: so many wrong passwords in a row are followed by a pause, and so many end it. */
const PAUSE_AFTER = 5;
const END_AFTER = 10;
const PAUSE = 15 * 60_000;

/** BTH-31: whether this taster may sign in on this device without a network now. */
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

/** How many tries are left before the next pause, or before the end. */
export const triesLeft = ({ wrong }: Pick<OfflineFacts, 'wrong'>): number =>
  PAUSE_AFTER - (wrong % PAUSE_AFTER);
