import { createServer } from 'node:http';
import { z } from 'zod';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Caller } from '../../../domain/rights/caller.ts';
import { createDocumentAccess } from '../../commands/access/create-document-access.ts';
import type { ClientLimitSettings } from '../../limits/client-limits.ts';
import { testClientLimits } from '../../limits/testing/test-client-limits.ts';
import { createWatching, type Watching } from '../../watching/create-watching.ts';
import { isWatchPath, openWatcher } from '../../watching/watch-upgrade.ts';
import { createSync, type Sync, type SyncParts } from '../create-sync.ts';
import { createUpgrade } from '../upgrade.ts';
import type { StartedStore } from './stores.ts';

/** A server of live documents on a free local port, for tests. */
export type LiveServer = {
  readonly url: string;
  readonly watchUrl: string;
  readonly origin: string;
  readonly watching: Watching;
  readonly sync: Sync;
  readonly log: readonly { event: string; data: Readonly<Record<string, unknown>> }[];
  /** Returns the number of open sockets. */
  readonly sockets: () => number;
  /** Terminates every socket at once, as a crash would, and stops listening; stores nothing. */
  crash(): Promise<void>;
  /** Shuts down gracefully; returns the names of the documents that went to the rescue file. */
  close(deadline: number, rescueFile: string): Promise<readonly string[]>;
};

const Cookie = z.string().startsWith('actor=');

/** The cookie by which a test client names its account. */
export const cookieOf = (actor: Actor): string =>
  `actor=${encodeURIComponent(JSON.stringify(actor))}`;

/** The account in a test client's cookie; each account has one session. */
export function callerOf(headers: Headers): Promise<Caller | null> {
  const cookie = Cookie.safeParse(headers.get('cookie'));
  if (!cookie.success) return Promise.resolve(null);
  const actor: Actor = JSON.parse(decodeURIComponent(cookie.data.slice('actor='.length)));
  return Promise.resolve({ actor, session: `session of ${actor.user}` });
}

/** Starts a server of live documents on a database; the cookie alone decides the account. */
export async function startLiveServer(
  { database, store }: Pick<StartedStore, 'database' | 'store'>,
  options: Partial<SyncParts> & {
    readonly port?: number;
    readonly sockets?: number;
    readonly pingEvery?: number;
    /** The clock of the watchers' API keys, in ms since 1970. */
    readonly now?: () => number;
    readonly limits?: Partial<ClientLimitSettings>;
  } = {},
): Promise<LiveServer> {
  const log: { event: string; data: Readonly<Record<string, unknown>> }[] = [];
  const sync = createSync({
    store,
    monotonic: () => performance.now(),
    callerOf,
    ...createDocumentAccess(database),
    log: (event, data) => log.push({ event, data }),
    retry: { first: 10, longest: 50 },
    ...options,
  });
  const watching = createWatching({
    database,
    sync,
    now: options.now ?? Date.now,
    monotonic: () => performance.now(),
    onProblem: (problem) =>
      log.push({ event: 'watching-failed', data: { problem: String(problem) } }),
  });
  const http = createServer((_request, response) => response.writeHead(404).end());
  const upgrade = createUpgrade({
    hocuspocus: sync.hocuspocus,
    isTrustedOrigin: (origin) => origin === 'http://panel.test',
    mostSocketsAnAddress: options.sockets ?? 2_000,
    pingEvery: options.pingEvery ?? 3_000,
    addressOf: (request) => request.socket.remoteAddress ?? '',
    watchers: { isWatch: isWatchPath, open: (watcher) => openWatcher(watching, watcher) },
    traffic: testClientLimits(options.limits),
  });
  http.on('upgrade', upgrade.handle);
  await new Promise<void>((resolve) => http.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stopListening = () =>
    new Promise<void>((resolve) => {
      upgrade.terminate();
      http.close(() => resolve());
      http.closeAllConnections();
    });
  return {
    url: `ws://127.0.0.1:${port}/collab`,
    watchUrl: `ws://127.0.0.1:${port}/watch`,
    origin: 'http://panel.test',
    watching,
    sync,
    log,
    sockets: upgrade.open,
    crash: stopListening,
    async close(deadline, rescueFile) {
      upgrade.close();
      const left = await sync.close(deadline, rescueFile);
      await stopListening();
      return left;
    },
  };
}
