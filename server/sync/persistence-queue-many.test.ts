import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { PendingUpdate } from './document-store.ts';
import { createPersistenceQueue, type KeptDocument } from './persistence-queue.ts';

test('KEE-1 of more documents than one commit takes, the rest goes into the next, and all are stored', async () => {
  const commits: (readonly PendingUpdate[])[] = [];
  const stored: string[] = [];
  const keep = createPersistenceQueue({
    store: {
      append: async (updates) => {
        commits.push(updates);
        return updates.map(({ name }) => ({ name, place: 1 }));
      },
    },
    monotonic: () => 0,
    slowAfter: 60_000,
    retry: { first: 1, longest: 2 },
    onStored: (document) => stored.push(document.name),
    onClosed: () => {},
    onSlow: () => {},
    onFailure: () => {},
  });
  const names = Array.from({ length: 4_001 }, (_, index) => `sheet-${index}`);
  for (const [index, name] of names.entries()) {
    const document: KeptDocument = Object.assign(new Y.Doc(), { name });
    document.on('update', (update: Uint8Array) => keep.record(document, update));
    document.getMap('marks').set('fusty', index);
  }
  expect(keep.dirtyNames()).toHaveLength(4_001);
  await keep.settled('sheet-4000');
  expect(keep.dirtyNames()).toEqual([]);
  expect(commits.map(({ length }) => length)).toEqual([2_000, 2_000, 1]);
  expect(stored).toEqual(names);
  const written = commits.flat();
  expect(written.map(({ name }) => name)).toEqual(names);
  const last = new Y.Doc();
  for (const { name, update } of written) if (name === 'sheet-2000') Y.applyUpdate(last, update);
  expect(last.getMap('marks').get('fusty')).toBe(2_000);
});
