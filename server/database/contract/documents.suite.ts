import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { PanelId } from '../../../domain/words/ids.ts';
import { createDocumentStore } from '../document-store.ts';
import { foundPanel, type UseDatabase } from './facts.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const planName = (panel: PanelId, session: number): string => `${panel}/session/${session}`;

/** The memory of live documents, on either engine. */
export function documentsSuite(use: UseDatabase): void {
  it('DOC-2 a document is created once; a second creation writes nothing', async () => {
    const store = createDocumentStore(use());
    const name = planName(await foundPanel(use()), 1);
    expect(await store.load(name)).toBeNull();
    expect(await store.create(name, 'birth', bytes(1, 2))).toBe(true);
    expect(await store.create(name, 'other', bytes(9))).toBe(false);
    expect(await store.load(name)).toEqual({ birth: 'birth', snapshot: bytes(1, 2), updates: [] });
  });

  it('DOC-2 of two creations at once, one wins', async () => {
    const store = createDocumentStore(use());
    const name = planName(await foundPanel(use()), 1);
    const tries = ['a', 'b', 'c', 'd'].map((birth) => store.create(name, birth, bytes(0)));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  it('KEE-4 updates come back in the order they were appended, also from one batch', async () => {
    const store = createDocumentStore(use());
    const panel = await foundPanel(use());
    const [one, two] = [planName(panel, 1), planName(panel, 2)];
    await store.create(one, 'b', bytes());
    await store.create(two, 'b', bytes());
    await store.append([]);
    await store.append([
      { name: one, update: bytes(1) },
      { name: two, update: bytes(0, 255, 10, 92, 34) },
      { name: one, update: bytes(2) },
    ]);
    await store.append([{ name: one, update: bytes(3) }]);
    expect((await store.load(one))?.updates).toEqual([bytes(1), bytes(2), bytes(3)]);
    expect((await store.load(two))?.updates).toEqual([bytes(0, 255, 10, 92, 34)]);
  });

  it('KEE-4 a batch with a document that is not there is refused whole', async () => {
    const store = createDocumentStore(use());
    const panel = await foundPanel(use());
    const [known, unknown] = [planName(panel, 1), planName(panel, 2)];
    await store.create(known, 'b', bytes());
    const batch = [known, unknown].map((name) => ({ name, update: bytes(1) }));
    await expect(store.append(batch)).rejects.toThrow();
    expect((await store.load(known))?.updates).toEqual([]);
  });

  it('KEE-5 merging the log changes nothing of the document, whatever is appended meanwhile', async () => {
    const store = createDocumentStore(use());
    const name = planName(await foundPanel(use()), 1);
    const doc = new Y.Doc();
    await store.create(name, 'b', Y.encodeStateAsUpdate(doc));
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    for (let mm = 0; mm <= 60; mm += 1) doc.getMap('marks').set(`m${mm % 7}`, mm);
    const merge = (parts: readonly Uint8Array[]) => Y.mergeUpdates([...parts]);
    const work = updates.map((update, index) => [
      store.append([{ name, update }]),
      ...(index % 10 === 5 ? [store.compact(name, merge)] : []),
    ]);
    await Promise.all(work.flat());
    const stored = await store.load(name);
    const copy = new Y.Doc();
    if (stored?.snapshot) Y.applyUpdate(copy, stored.snapshot);
    for (const update of stored?.updates ?? []) Y.applyUpdate(copy, update);
    expect(copy.getMap('marks').toJSON()).toEqual(doc.getMap('marks').toJSON());
    await store.compact(name, merge);
    expect((await store.load(name))?.updates).toEqual([]);
  });

  it('KEE-5 a merge that throws leaves the log as it was', async () => {
    const store = createDocumentStore(use());
    const name = planName(await foundPanel(use()), 1);
    await store.create(name, 'b', bytes(1));
    await store.append([{ name, update: bytes(2) }]);
    const failing = store.compact(name, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.load(name)).toMatchObject({ snapshot: bytes(1), updates: [bytes(2)] });
  });
}
