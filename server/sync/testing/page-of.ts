import WebSocket from 'ws';
import type { Actor } from '../../../domain/rights/actor.ts';
import { HandshakeFirstProvider } from '../../../web/live/pool/handshake-first.ts';
import { keepNothing } from '../../../web/live/pool/local-copy.ts';
import type { PoolEnvironment } from '../../../web/live/pool/pool-environment.ts';
import type { QuarantinedCopy } from '../../../web/live/pool/quarantine-store.ts';
import { schedule } from '../../../web/live/pool/schedule.ts';
import { createSyncPool, type SyncPool } from '../../../web/live/pool/sync-pool.ts';
import { cookieOf } from './live-server.ts';

/** The local storage of a page without a browser: it stores nothing. */
const NOTHING: Pick<PoolEnvironment, 'openCopy' | 'lacking' | 'onLost'> = {
  openCopy: keepNothing,
  lacking: () => Promise.resolve([]),
  onLost: () => {},
};

/**
 * The documents of an account's page without a browser. `kept` is its local storage, and `keep`
 * receives the copies that it quarantines.
 */
export function pageOf(
  url: string,
  actor: Actor,
  keep: (copy: QuarantinedCopy) => Promise<void> = () => Promise.resolve(),
  kept: Pick<PoolEnvironment, 'openCopy' | 'lacking' | 'onLost'> = NOTHING,
): SyncPool {
  const headers = { cookie: cookieOf(actor) };
  class Socket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: 'http://panel.test', headers });
      this.on('error', () => undefined);
    }
  }
  return createSyncPool({
    url,
    role: actor.role,
    now: Date.now,
    schedule,
    environment: {
      ...kept,
      createQuarantine: () => {
        let copies: readonly QuarantinedCopy[] = [];
        return {
          copies: () => copies,
          load: () => Promise.resolve(),
          keep: async (copy) => {
            await keep(copy);
            copies = [...copies, copy];
          },
          drop: async (copy) => {
            copies = copies.filter((one) => one !== copy);
          },
          subscribe: () => () => {},
        };
      },
      close: () => Promise.resolve(),
      Provider: HandshakeFirstProvider,
      Socket,
    },
  });
}
