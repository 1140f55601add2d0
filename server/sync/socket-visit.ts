import type { ClientIdentity } from '../limits/client-identity.ts';
import type { ClientLimits } from '../limits/client-limits.ts';

/** The rate-limited reading of one WebSocket, from the first byte until it closes. */
export type SocketVisit = ReturnType<typeof createSocketVisit>;

/** The limits of an unauthenticated socket: its bytes, and its time in ms. */
const MOST_UNKNOWN_BYTES = 64 * 1024;
const UNKNOWN_MS = 5_000;

/** The most documents of a socket that may wait for authorisation before reading pauses. */
const MOST_WAITING = 200;

/**
 * Applies the rate limits of a client to its socket by backpressure (LIM-7, LIM-22, LIM-25). It
 * reads no more than the client may send; the rest waits in the network, and nothing is refused.
 *
 * An unauthenticated socket is judged after five seconds. It is closed if it has no signed session,
 * or sent more than a device does before its first answer. A client that waits for an answer of the
 * server is not closed.
 */
export function createSocketVisit(parts: {
  readonly traffic: ClientLimits;
  readonly visitor: ClientIdentity;
  readonly socket: { pause(): void; resume(): void; close(): void };
  readonly onKnown: () => void;
}) {
  const { traffic, socket } = parts;
  let { visitor } = parts;
  let known = false;
  let heard = 0;
  let waiting = 0;
  let isLate = false;
  let rest: NodeJS.Timeout | undefined;
  const deadline = setTimeout(() => {
    isLate = true;
    settle();
  }, UNKNOWN_MS);

  const isTooLoud = (): boolean => !known && heard > MOST_UNKNOWN_BYTES;

  function settle(): void {
    // A client that waits for an answer of the server is not late.
    if (!known && waiting === 0 && isLate && (visitor.session === null || isTooLoud())) {
      socket.close();
      return;
    }
    if (rest !== undefined || waiting > MOST_WAITING || isTooLoud()) socket.pause();
    else socket.resume();
  }

  return {
    /** Counts received bytes of any kind. */
    heard(bytes: number): void {
      if (known) return;
      heard += bytes;
      if (isTooLoud()) settle();
    },
    /** Counts a received frame, and pauses reading when the rate limit is reached. */
    frame(): void {
      const pause = traffic.frame(visitor);
      if (pause === 0 || rest !== undefined) return;
      rest = setTimeout(() => {
        rest = undefined;
        settle();
      }, pause);
      settle();
    },
    /** SYN-3: runs an authorisation in the fair queue, like all other requests to the database. */
    async enter<Value>(work: () => Promise<Value>): Promise<Value> {
      waiting += 1;
      if (waiting > MOST_WAITING) settle();
      try {
        return await traffic.inStreamTurn(visitor, work);
      } finally {
        waiting -= 1;
        settle();
      }
    },
    /** Records the account that the database found for the socket, or null. */
    known(account: string | null): void {
      traffic.learn(visitor, account);
      visitor = { ...visitor, account };
      if (account === null || known) return;
      known = true;
      clearTimeout(deadline);
      parts.onKnown();
      // It may be paused for what it sent as a stranger.
      settle();
    },
    /** Ends the timers when the socket is closed. */
    end(): void {
      clearTimeout(deadline);
      clearTimeout(rest);
    },
  };
}
