import { Redis } from 'ioredis';
import type { Broker } from './broker.ts';

const CHANNEL = 'verdial:news';
/**
 * The timeout of a reply before the connection is made again, and the interval of the health check
 * (ping), in ms.
 */
const ANSWERS_WITHIN = 2_000;
const ASK_EVERY = 5_000;
const LONGEST_PAUSE = 5_000;

/**
 * Cross-process notifications over Redis (SCA-1, SCA-2). It reconnects when Redis went away or
 * stopped answering. Until then nothing is sent, nothing is queued and nothing waits.
 */
export function createRedisBroker(
  url: string,
  onState: (state: 'joined' | 'away', problem?: unknown) => void,
): Broker {
  const messages = new Set<(message: Uint8Array) => void>();
  const joined = new Set<() => void>();
  let isJoined = false;

  const connect = (): Redis =>
    new Redis(url, {
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      connectTimeout: ANSWERS_WITHIN,
      commandTimeout: ANSWERS_WITHIN,
      retryStrategy: (attempt) => Math.min(LONGEST_PAUSE, attempt * 100),
    });
  const [out, into] = [connect(), connect()];

  function settle(next: boolean, problem?: unknown): void {
    if (next === isJoined) return;
    isJoined = next;
    onState(next ? 'joined' : 'away', problem);
    if (next) for (const listener of joined) listener();
  }

  async function join(): Promise<void> {
    if (out.status !== 'ready' || into.status !== 'ready') return;
    await into.subscribe(CHANNEL);
    settle(true);
  }

  for (const connection of [out, into]) {
    connection.on('ready', () => void join().catch((problem: unknown) => settle(false, problem)));
    connection.on('close', () => settle(false));
    // Without a listener an error would end the process. A broken connection reconnects.
    connection.on('error', (problem: unknown) => settle(false, problem));
  }
  into.on('messageBuffer', (_channel: Buffer, message: Buffer) => {
    for (const listener of messages) listener(Uint8Array.from(message));
  });

  /** The health check: a connection without replies counts as broken. */
  const pulse = setInterval(() => {
    if (!isJoined) return;
    for (const connection of [out, into])
      connection.ping().catch((problem: unknown) => {
        settle(false, problem);
        connection.disconnect(true);
      });
  }, ASK_EVERY);

  return {
    publish(message) {
      if (isJoined)
        out
          .publish(CHANNEL, Buffer.from(message))
          .catch((problem: unknown) => settle(false, problem));
    },
    onMessage: (listener) => void messages.add(listener),
    onJoined: (listener) => void joined.add(listener),
    isJoined: () => isJoined,
    async close() {
      clearInterval(pulse);
      for (const connection of [out, into]) connection.disconnect();
    },
  };
}
