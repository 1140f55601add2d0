import { performance } from 'node:perf_hooks';
import { panelAtWork } from '../commands/testing/panel-at-work.ts';
import { insertWatchKey } from '../database/sessions/watch-keys.ts';
import { startLiveServer } from '../sync/testing/live-server.ts';
import { STORES } from '../sync/testing/stores.ts';
import { digestOfKey, newKey } from '../watching/new-key.ts';
import { standardClient } from '../watching/testing/standard-client.ts';

const TASTERS = 24;

/** The figures of watchers (read-only clients of a session) on one database. Times in ms. */
export type WatchingFigures = {
  readonly database: string;
  readonly watchers: number;
  /** From the first socket until every watcher has the document. */
  readonly all: number;
  /**
   * From the start of a sheet until the last watcher shows its taster as tasting: the median, and
   * the maximum.
   */
  readonly middle: number;
  readonly longest: number;
};

/**
 * Benchmarks how soon standard Yjs clients see that a taster begins, when all of them watch one
 * session (LIV-5).
 */
export async function benchWatching(watchers: number, database: string): Promise<WatchingFigures> {
  const store = STORES.find(({ name }) => name === database);
  if (store === undefined) throw new Error(`no database of the name ${database}`);
  const started = await store.start();
  const server = await startLiveServer(started, { sockets: watchers });
  const panel = await panelAtWork(started.database, {
    tasters: TASTERS,
    samples: 1,
    millilitres: 10_000,
    live: server.sync,
  });
  const session = await panel.shown();
  const key = newKey();
  const ends = new Date(Date.now() + 86_400_000).toISOString();
  const made = { digest: digestOfKey(key), by: 'bench', at: new Date() };
  const said = { id: crypto.randomUUID(), name: 'bench', session, ends };
  await started.database.inPanel(panel.panel, (scope) => insertWatchKey(scope, said, made));

  const from = performance.now();
  const clients = Array.from({ length: watchers }, () =>
    standardClient(server.watchUrl, `${panel.panel}/${session}`, key),
  );
  const everywhere = (tasting: number): Promise<unknown> =>
    Promise.all(
      clients.map(({ doc, seen }) => {
        const done = Promise.withResolvers<void>();
        const look = (): void => {
          const now = seen()?.tasters.filter(({ state }) => state === 'tasting').length;
          if (now === tasting) done.resolve();
        };
        doc.on('update', look);
        look();
        return done.promise.finally(() => doc.off('update', look));
      }),
    );
  await everywhere(0);
  const all = performance.now() - from;
  const times: number[] = [];
  for (const [place, { taster, code }] of (await panel.glasses(session)).entries()) {
    const known = everywhere(place + 1);
    const at = performance.now();
    await panel.mark(session, taster, code, {}, { sign: false });
    await known;
    times.push(performance.now() - at);
  }
  for (const client of clients) client.end();
  await server.crash();
  await started.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const [middle = Number.NaN, longest = Number.NaN] = [
    sorted[Math.floor(sorted.length / 2)],
    sorted.at(-1),
  ];
  return { database, watchers, all, middle, longest };
}
