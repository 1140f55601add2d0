import type { Broker } from '../multi-process/broker.ts';

/** Brokers that are joined with each other, as processes are by one Redis, and what a test does to the way between. */
export function testBrokers() {
  const all = new Set<{ hear: (message: Uint8Array) => void; join: () => void }>();
  const way = { open: true };
  return {
    /** Nothing comes through, and nobody is told. */
    silence: (): void => {
      way.open = false;
    },
    /** What is sent comes through again; what was sent meanwhile is lost. */
    speak: (): void => {
      way.open = true;
    },
    /** Everybody is told that the broker is there again. */
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
