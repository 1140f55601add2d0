import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import type { PendingUpdate } from './document-store.ts';
import { createKeep, type KeptDocument } from './keep.ts';

function documentNamed(name: string): KeptDocument {
  return Object.assign(new Y.Doc(), { name });
}

/** A store whose commits end when the test says, and how. */
function steeredStore() {
  const commits: { updates: readonly PendingUpdate[]; end: (problem?: Error) => void }[] = [];
  return {
    commits,
    append: (updates: readonly PendingUpdate[]) =>
      new Promise<void>((resolve, reject) => {
        commits.push({ updates, end: (problem) => (problem ? reject(problem) : resolve()) });
      }),
  };
}

function keeper(store: ReturnType<typeof steeredStore>) {
  const stored: string[] = [];
  const slow: string[] = [];
  const failures: number[] = [];
  const keep = createKeep({
    store,
    slowAfter: 1,
    retry: { first: 1, longest: 2 },
    onStored: (document) => stored.push(document.name),
    onSlow: (document) => slow.push(document.name),
    onFailure: (_problem, attempt) => failures.push(attempt),
  });
  const watch = (document: KeptDocument) =>
    document.on('update', (update: Uint8Array) => keep.record(document, update));
  return { keep, stored, slow, failures, watch };
}

function replay(updates: readonly PendingUpdate[], name: string): Y.Doc {
  const doc = new Y.Doc();
  for (const entry of updates) if (entry.name === name) Y.applyUpdate(doc, entry.update);
  return doc;
}

describe('KEE-1 nothing is called stored before it is committed, and nothing is given up', () => {
  test('what arrives during a commit goes together into the next', async () => {
    const store = steeredStore();
    const { keep, stored, watch } = keeper(store);
    const sheet = documentNamed('sheet');
    watch(sheet);
    sheet.getMap('marks').set('fusty', 1);
    await vi.waitUntil(() => store.commits.length === 1);
    sheet.getMap('marks').set('musty', 2);
    sheet.getMap('marks').set('winey', 3);
    expect(stored).toEqual([]);
    store.commits[0]?.end();
    await vi.waitUntil(() => store.commits.length === 2);
    expect(stored).toEqual(['sheet']);
    expect(store.commits[1]?.updates).toHaveLength(1);
    expect(keep.isDirty('sheet')).toBe(true);
    store.commits[1]?.end();
    await keep.settled('sheet');
    expect(keep.isDirty('sheet')).toBe(false);
    const kept = replay(
      store.commits.flatMap((commit) => commit.updates),
      'sheet',
    );
    expect(kept.getMap('marks').toJSON()).toEqual({ fusty: 1, musty: 2, winey: 3 });
  });

  test('a failed commit is kept, announced to nobody as stored, and tried again with what came since', async () => {
    const store = steeredStore();
    const { keep, stored, slow, failures, watch } = keeper(store);
    const sheet = documentNamed('sheet');
    watch(sheet);
    sheet.getMap('marks').set('fusty', 1);
    await vi.waitUntil(() => store.commits.length === 1);
    await vi.waitUntil(() => slow.length === 1);
    sheet.getMap('marks').set('musty', 2);
    store.commits[0]?.end(new Error('disk full'));
    await vi.waitUntil(() => store.commits.length === 2);
    expect(stored).toEqual([]);
    expect(failures).toEqual([1]);
    expect(keep.isDirty('sheet')).toBe(true);
    store.commits[1]?.end();
    await keep.settled('sheet');
    expect(
      replay(store.commits[1]?.updates ?? [], 'sheet')
        .getMap('marks')
        .toJSON(),
    ).toEqual({
      fusty: 1,
      musty: 2,
    });
  });
});

describe('KEE-2 shutdown ends in bounded time and hands over what it could not store', () => {
  test('with a store that never answers', async () => {
    const store = steeredStore();
    const { keep, watch } = keeper(store);
    const sheet = documentNamed('sheet');
    watch(sheet);
    sheet.getMap('marks').set('fusty', 7);
    await vi.waitUntil(() => store.commits.length === 1);
    const left = await keep.close(5);
    expect(replay(left, 'sheet').getMap('marks').toJSON()).toEqual({ fusty: 7 });
  });
});
