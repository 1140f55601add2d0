import type { ClientIdentities, ClientIdentity } from './client-identity.ts';
import { createFairQueue } from './fair-queue.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';

/** The rate limits of an installation, by what they count. */
export type ClientLimitSettings = {
  /** Requests of one account. */
  readonly account: RateLimit;
  /** Requests of unauthenticated clients (strangers) from one address. */
  readonly strangers: RateLimit;
  /** All requests from one address. */
  readonly address: RateLimit;
  /** Frames on the WebSockets of one account, or of unauthenticated clients from one address. */
  readonly frames: RateLimit;
};

/**
 * Rate limits, concurrency limits and fair queue of all clients; checked before the database is
 * asked.
 */
export type ClientLimits = ReturnType<typeof createClientLimits>;

const KEYS = 20_000;

/**
 * The concurrency limits of the fair queue. The embedded database does one thing at a time: each
 * caller waits for the work of the others.
 */
const AT_WORK = {
  embedded: { atOnce: 8, each: 1, waiting: 200 },
  server: { atOnce: 24, each: 4, waiting: 200 },
} as const;

/**
 * The working time that a caller may use, in ms a second, and in a burst. A caller that uses more
 * is slowed down, not refused (throttled).
 */
const WORK: RateLimit = { rate: 400, burst: 2_000 };

/** Creates the rate limits and the fair queue of all clients (LIM-5, LIM-6, LIM-23). */
export function createClientLimits(parts: {
  readonly limits: ClientLimitSettings;
  readonly identities: ClientIdentities;
  readonly monotonic: () => number;
  readonly engine: keyof typeof AT_WORK;
}) {
  const { limits, identities, monotonic, engine } = parts;
  const limiterOf = (limit: RateLimit) => createRateLimiter({ ...limit, keys: KEYS, monotonic });
  const [accounts, strangers] = [limiterOf(limits.account), limiterOf(limits.strangers)];
  const [addresses, frames] = [limiterOf(limits.address), limiterOf(limits.frames)];
  const work = limiterOf(WORK);
  const turns = createFairQueue({ ...AT_WORK[engine], rest: work.spend, monotonic });
  const keyOf = (visitor: ClientIdentity): string => ownKey(visitor) ?? `from ${visitor.network}`;

  return {
    visitor: identities.visitor,
    learn: identities.learn,
    /**
     * Counts a request against its rate limit; returns 0 when it is allowed, else the seconds to
     * wait.
     */
    request(visitor: ClientIdentity): number {
      const { network } = visitor;
      const key = ownKey(visitor);
      // A client that is over its own limit uses nothing of the limit that its address shares.
      const own = key === null ? strangers.take(network) : accounts.take(key);
      return own === 0 ? addresses.take(network) : own;
    },
    /**
     * Runs work on the database in the fair queue; null where too much of the caller waits already.
     */
    inTurn: <Value>(visitor: ClientIdentity, work: () => Promise<Value>) =>
      turns.run(keyOf(visitor), work),
    /**
     * Runs a part of work in progress in the fair queue: a message of a WebSocket, or the next
     * piece of a long answer. It refuses nothing: while much waits, no more is read of the socket.
     */
    inStreamTurn: async <Value>(
      visitor: ClientIdentity,
      work: () => Promise<Value>,
    ): Promise<Value> => {
      const done = await turns.run(keyOf(visitor), work, Number.POSITIVE_INFINITY);
      if (done === null) throw new Error('nothing is refused where nothing is too much');
      return done.value;
    },
    /** OPS-1: how much work uses the database now, and how much waits in the queue. */
    turns: turns.count,
    /** Counts a frame of a WebSocket; returns for how many ms nothing more may be read of it. */
    frame: (visitor: ClientIdentity): number => frames.spend(keyOf(visitor), 1),
  };
}

/**
 * The key of a client that has a limit apart from its address. Until the database answered, each
 * signed session has a limit of its own. After a start all sessions are unknown, and a flood of
 * others must not lock them out.
 */
const ownKey = ({ account, session }: ClientIdentity): string | null =>
  account ?? (session === null ? null : `session ${session}`);
