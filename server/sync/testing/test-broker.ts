import type { Broker } from '../multi-process/broker.ts';

/**
 * In-process brokers that are connected with each other, as processes are by Redis. A test can cut
 * the connection.
 */
export function testBrokers() {
  const all = new Set<{ hear: (message: Uint8Array) => void; join: () => void }>();
  const way = { open: true };
  return {
    /** Drops all messages, without notifying anybody. */
    silence: (): void => {
      way.open = false;
    },
    /** Delivers messages again; those that were sent meanwhile are lost. */
    speak: (): void => {
      way.open = true;
    },
    /** Notifies every broker of a reconnection. */
    rejoin: (): void => {
      way.open = true;
      for (const { join } of all) join();
    },
    broker(): Broker {
      const [messages, joined] = [new Set<(message: Uint8Array) => void>(), new Set<() => void>()];
      const own = {
        hear(message: Uint8Array) {
          for (const listener of messages) listener(message);
        },
        join() {
          for (const listener of joined) listener();
        },
      };
      all.add(own);
      return {
        publish(message) {
          if (!way.open) return;
          for (const other of all) setImmediate(() => other.hear(Uint8Array.from(message)));
        },
        onMessage: (listener) => void messages.add(listener),
        onJoined: (listener) => void joined.add(listener),
        isJoined: () => way.open,
        close: () => Promise.resolve(void all.delete(own)),
      };
    },
  };
}
