import { afterAll, afterEach, beforeAll } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation } from '../../../domain/documents/evaluation.document.ts';
import type { DocumentStore } from '../document-store.ts';
import { connectClient, type LiveClient } from './live-client.ts';
import { type LiveServer, startLiveServer } from './live-server.ts';
import { serveGlasses } from './serve-glasses.ts';
import type { StartedStore, Store } from './stores.ts';
import { testPanel } from './test-panel.ts';

/**
 * The timeout of a wait in a test, for a machine with much else to do. A mutation run sets
 * TEST_WAIT: a mutation that takes a result away is waited for to the end.
 */
export const SOON = { timeout: Number(process.env['TEST_WAIT'] ?? 15_000) };

/**
 * Registers one database for the tests around the call; the servers and devices of a test end with
 * it.
 */
export function useLive({ start }: Store) {
  let started: StartedStore | null = null;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    started = await start();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(() => started?.stop());

  function place(): StartedStore {
    if (started === null) throw new Error('the database is started before the tests');
    return started;
  }

  return {
    place,
    /** Schedules clean-up after the test; the last is run first. */
    atEnd: (end: () => unknown): void => void ends.push(end),
    async serve(options?: Parameters<typeof startLiveServer>[1]): Promise<LiveServer> {
      const server = await startLiveServer(place(), options);
      ends.push(() => server.crash());
      return server;
    },
    connect(...parameters: Parameters<typeof connectClient>): LiveClient {
      const client = connectClient(...parameters);
      ends.push(() => client.close());
      return client;
    },
    /** Creates a panel with a shown session, and a function that adds sheets. */
    async scene() {
      const people = testPanel(await place().foundPanel());
      const newSheet = async (server: LiveServer, number = 1, code = '111'): Promise<string> => {
        const name = people.sheet(number, code);
        await serveGlasses(place().database, people, [[number, code]]);
        await server.sync.create(name, (doc, birth) => createEvaluation(doc, birth));
        return name;
      };
      return { people, newSheet };
    },
  };
}

/** The real store, with commits and reads that fail while the test says so. */
export function troubled(store: DocumentStore) {
  const trouble = { append: false, load: false };
  const failing: DocumentStore = {
    ...store,
    append: async (updates) => {
      if (trouble.append) throw new Error('disk full');
      return store.append(updates);
    },
    load: async (name) => {
      if (trouble.load) throw new Error('page unreadable');
      return store.load(name);
    },
  };
  return { trouble, store: failing };
}

/** The real store, with commits that wait until the test releases each. */
export function held(store: DocumentStore) {
  const commits: (() => void)[] = [];
  const holding: DocumentStore = {
    ...store,
    append: async (updates) => {
      await new Promise<void>((resolve) => commits.push(resolve));
      return store.append(updates);
    },
  };
  return { commits, store: holding };
}

/** A copy of a stored document: its snapshot and its updates, merged. */
export async function storedCopy(store: DocumentStore, name: string): Promise<Y.Doc> {
  const stored = await store.load(name);
  const copy = new Y.Doc();
  if (stored) Y.applyUpdate(copy, stored.snapshot);
  for (const update of stored?.updates ?? []) Y.applyUpdate(copy, update);
  return copy;
}
