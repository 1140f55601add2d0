import type { ClientIdentity } from '../limits/client-identity.ts';
import type { ClientLimits } from '../limits/client-limits.ts';

/** A socket and whoever holds it, from the first byte until the end. */
export type SocketVisit = ReturnType<typeof createSocketVisit>;

/** How much may come before it is known who sends it, in bytes, and how long that may take, in ms. */
const MOST_UNKNOWN_BYTES = 64 * 1024;
const UNKNOWN_MS = 5_000;

/** How many documents may wait for their turn at the gate while more of the socket is read. */
const MOST_WAITING = 200;

/**
 * LIM-7: reads no more of a socket than its holder may send. Nothing of it is refused: what comes too fast waits in the
 * network. A socket whose holder stays unknown is closed: one without a signed session after five seconds, any other
 * when it sent more than a device says before it is answered.
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
    // Whoever waits for an answer of ours is not late.
    if (!known && waiting === 0 && isLate && (visitor.session === null || isTooLoud())) {
      socket.close();
      return;
    }
    if (rest !== undefined || waiting > MOST_WAITING || isTooLoud()) socket.pause();
    else socket.resume();
  }

  return {
    /** Bytes came, of whatever. */
    heard(bytes: number): void {
      if (known) return;
      heard += bytes;
      if (isTooLoud()) settle();
    },
    /** A frame came. */
    frame(): void {
      const pause = traffic.frame(visitor);
      if (pause === 0 || rest !== undefined) return;
      rest = setTimeout(() => {
        rest = undefined;
        settle();
      }, pause);
      settle();
    },
    /** SYN-3: passes the gate in turn with everybody else who asks the database for something. */
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
    /** The database said who it is. */
    known(account: string | null): void {
      traffic.learn(visitor, account);
      visitor = { ...visitor, account };
      if (account === null || known) return;
      known = true;
      clearTimeout(deadline);
      parts.onKnown();
    },
    /** The socket is closed. */
    end(): void {
      clearTimeout(deadline);
      clearTimeout(rest);
    },
  };
}
