import type { ClientIdentities, ClientIdentity } from './client-identity.ts';
import { createFairQueue } from './fair-queue.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';

/** The rate limits of an installation, by what they count. */
export type ClientLimitSettings = {
  /** Requests of one account. */
  readonly account: RateLimit;
  /** Requests from one address by whoever is not known. */
  readonly strangers: RateLimit;
  /** Requests from one address, whoever makes them. */
  readonly address: RateLimit;
  /** Frames on the sockets of one account, or from one address by whoever is not known. */
  readonly frames: RateLimit;
};

/** Rate limits, concurrency limits and fair queue of all clients; checked before the database is asked. */
export type ClientLimits = ReturnType<typeof createClientLimits>;

const KEYS = 20_000;

/**
 * How much is at work at once. The embedded database does one thing at a time: what one caller has under way is what
 * another waits for.
 */
const AT_WORK = {
  embedded: { atOnce: 8, each: 1, waiting: 200 },
  server: { atOnce: 24, each: 4, waiting: 200 },
} as const;

/** How many ms of work a caller has a second, and at once: whoever uses more is done more slowly, and not refused. */
const WORK: RateLimit = { rate: 400, burst: 2_000 };

/** LIM-5, LIM-6: creates the rate limits and the fair queue of all clients. */
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
    /** Counts a request; 0 when it may go on, else how many seconds it comes too early. */
    request(visitor: ClientIdentity): number {
      const { network } = visitor;
      const key = ownKey(visitor);
      // Whoever has spent their own spends nothing of what the address has for all.
      const own = key === null ? strangers.take(network) : accounts.take(key);
      return own === 0 ? addresses.take(network) : own;
    },
    /** Does what asks the database in the caller's turn; null where too much of the caller waits already. */
    inTurn: <Value>(visitor: ClientIdentity, work: () => Promise<Value>) =>
      turns.run(keyOf(visitor), work),
    /**
     * The same for a part of what is under way: what came over a socket, of which no more is read while much waits, or the
     * next piece of a long answer. None of it is refused.
     */
    inStreamTurn: async <Value>(
      visitor: ClientIdentity,
      work: () => Promise<Value>,
    ): Promise<Value> => {
      const done = await turns.run(keyOf(visitor), work, Number.POSITIVE_INFINITY);
      if (done === null) throw new Error('nothing is refused where nothing is too much');
      return done.value;
    },
    /** OPS-1: how much asks the database now, and how much waits for its turn. */
    turns: turns.count,
    /** Counts a frame; answers how many ms no more is read of the socket. */
    frame: (visitor: ClientIdentity): number => frames.spend(keyOf(visitor), 1),
  };
}

/**
 * Whose allowance is not the address's. Until the database was asked a session that this installation signed has its own:
 * after a start everybody's is such a one, and a stranger who floods must not keep them out.
 */
const ownKey = ({ account, session }: ClientIdentity): string | null =>
  account ?? (session === null ? null : `session ${session}`);
