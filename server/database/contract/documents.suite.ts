import { sql } from 'kysely';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';
import { closeDocuments, replaceDocument } from '../documents/document-log.ts';
import { foundPanel, type UseDatabase } from './facts.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const planName = (panel: PanelId, session: number): string => `${panel}/session/${session}`;

/** Contract suite of the document store, for any engine. `found` creates a panel there. */
export function documentsSuite(
  use: UseDatabase,
  found: (database: Database) => Promise<PanelId> = foundPanel,
): void {
  it('DOC-2 a document is created once; a second creation writes nothing', async () => {
    const store = createDocumentStore(use());
    const name = planName(await found(use()), 1);
    expect(await store.load(name)).toBeNull();
    expect(await store.create(name, 'birth', bytes(1, 2))).toBe(true);
    expect(await store.create(name, 'other', bytes(9))).toBe(false);
    expect(await store.load(name)).toEqual({
      birth: 'birth',
      snapshot: bytes(1, 2),
      updates: [],
      place: 0,
      merged: 0,
      closed: false,
      lost: null,
    });
  });

  it('DOC-2 of two creations at once, one wins', async () => {
    const store = createDocumentStore(use());
    const name = planName(await found(use()), 1);
    const tries = ['a', 'b', 'c', 'd'].map((birth) => store.create(name, birth, bytes(0)));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  it('KEE-4 updates come back in the order they were appended, whatever else is in a batch', async () => {
    const store = createDocumentStore(use());
    const panel = await found(use());
    const [one, two] = [planName(panel, 1), planName(panel, 2)];
    await store.create(one, 'b', bytes());
    await store.create(two, 'b', bytes());
    await store.append([]);
    const batch = [
      { name: one, update: bytes(1) },
      { name: two, update: bytes(0, 255, 10, 92, 34) },
    ];
    expect(await store.append(batch)).toEqual([
      { name: one, place: 1 },
      { name: two, place: 1 },
    ]);
    await store.append([{ name: one, update: bytes(2) }]);
    expect(await store.append([{ name: one, update: bytes(3) }])).toEqual([
      { name: one, place: 3 },
    ]);
    await expect(store.append([...batch, ...batch])).rejects.toThrow('twice');
    expect((await store.load(one))?.updates).toEqual([bytes(1), bytes(2), bytes(3)]);
    expect((await store.load(two))?.updates).toEqual([bytes(0, 255, 10, 92, 34)]);
  });

  it('KEE-4 a batch with a document that is not there is refused whole', async () => {
    const store = createDocumentStore(use());
    const panel = await found(use());
    const [known, unknown] = [planName(panel, 1), planName(panel, 2)];
    await store.create(known, 'b', bytes());
    const batch = [known, unknown].map((name) => ({ name, update: bytes(1) }));
    await expect(store.append(batch)).rejects.toThrow();
    expect((await store.load(known))?.updates).toEqual([]);
  });

  it('KEE-5 merging the log changes nothing of the document, whatever is appended meanwhile', async () => {
    const store = createDocumentStore(use());
    const name = planName(await found(use()), 1);
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
    const merged = await store.load(name);
    expect([merged?.updates, merged?.merged]).toEqual([[], merged?.place]);
  });

  it('KEE-5 a merge that throws leaves the log as it was', async () => {
    const store = createDocumentStore(use());
    const name = planName(await found(use()), 1);
    await store.create(name, 'b', bytes(1));
    await store.append([{ name, update: bytes(2) }]);
    const failing = store.compact(name, () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.load(name)).toMatchObject({ snapshot: bytes(1), updates: [bytes(2)] });
  });

  it('KEE-8 of a closed document nothing is stored that a device wrote, though it was under way while it was closed', async () => {
    const store = createDocumentStore(use());
    const panel = await found(use());
    const [sealed, other] = [planName(panel, 1), planName(panel, 2)];
    for (const name of [sealed, other]) await store.create(name, 'b', bytes(0));
    const batch = [sealed, other].map((name) => ({ name, update: bytes(1) }));
    let under: ReturnType<typeof store.append> | null = null;
    await use().inPanel(panel, async ({ trx }) => {
      await closeDocuments(trx, [sealed], true);
      under = store.append(batch);
    });
    expect(await under).toEqual([
      { name: sealed, place: null },
      { name: other, place: 1 },
    ]);
    expect(await store.load(sealed)).toMatchObject({ updates: [], place: 0, closed: true });
    const byServer = { name: sealed, update: bytes(2), byServer: true };
    expect(await store.append([byServer])).toEqual([{ name: sealed, place: 1 }]);
    const failed = use().inPanel(panel, async ({ trx }) => {
      await closeDocuments(trx, [other], true);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await store.heads([sealed, other, planName(panel, 3)])).toEqual(
      expect.arrayContaining([
        { name: sealed, birth: 'b', place: 1, closed: true },
        { name: other, birth: 'b', place: 1, closed: false },
      ]),
    );
    await use().inPanel(panel, ({ trx }) => closeDocuments(trx, [sealed], false));
    expect(await store.append([{ name: sealed, update: bytes(3) }])).toEqual([
      { name: sealed, place: 2 },
    ]);
    const elsewhere = await found(use());
    await use().inPanel(elsewhere, ({ trx }) => closeDocuments(trx, [sealed], true));
    expect(await store.load(sealed)).toMatchObject({ closed: false });
  });

  it('KEE-8 what was written into a document is not stored in another that was put in its place, though it was under way', async () => {
    const store = createDocumentStore(use());
    const panel = await found(use());
    const name = planName(panel, 1);
    await store.create(name, 'first', bytes(0));
    const update = (value: number, birth: string) => [{ name, update: bytes(value), birth }];
    expect(await store.append(update(1, 'first'))).toEqual([{ name, place: 1 }]);
    let under: ReturnType<typeof store.append> | null = null;
    await use().inPanel(panel, async ({ trx }) => {
      await replaceDocument(trx, { name, birth: 'second', state: bytes(9) });
      under = store.append(update(2, 'first'));
    });
    expect(await under).toEqual([{ name, place: null }]);
    expect(await store.append(update(3, 'second'))).toEqual([{ name, place: 3 }]);
    expect(await store.load(name)).toMatchObject({
      birth: 'second',
      snapshot: bytes(9),
      updates: [bytes(3)],
      lost: null,
    });
  });

  it('KEE-8, KEE-39 what was stored beyond a place is read, also where the log was merged since', async () => {
    const store = createDocumentStore(use());
    const name = planName(await found(use()), 1);
    await store.create(name, 'b', bytes(0));
    for (const value of [1, 2, 3]) await store.append([{ name, update: bytes(value) }]);
    const since = (place: number, birth = 'b') => store.since(name, { birth, place });
    expect(await since(1)).toEqual({ place: 3, updates: [bytes(2), bytes(3)] });
    expect(await since(3)).toEqual({ place: 3, updates: [] });
    await store.compact(name, () => bytes(9));
    await store.append([{ name, update: bytes(4) }]);
    expect(await since(1)).toEqual({ place: 4, updates: [bytes(9), bytes(4)] });
    expect(await since(3)).toEqual({ place: 4, updates: [bytes(4)] });
    expect(await since(1, 'another')).toBeNull();
    const elsewhere = await store.since(`${name}9`, { birth: 'b', place: 3 });
    expect(elsewhere).toEqual({ place: 3, updates: [] });
  });

  it.each<[string, string, object]>([
    ['its end', 'delete from document_updates where place > 3', { from: 4, to: 5 }],
    ['something between', 'delete from document_updates where place = 2', { from: 2, to: 2 }],
    ['its beginning', 'delete from document_updates where place = 1', { from: 1, to: 1 }],
    ['all of it', 'delete from document_updates', { from: 1, to: 5 }],
    ['a byte', `update document_updates set data = '\\x63' where place = 4`, { from: 4, to: 4 }],
  ])(
    'KEE-9 a log that lost %s is told by the places, and is not merged',
    async (_, damage, lost) => {
      const store = createDocumentStore(use());
      const panel = await found(use());
      const name = planName(panel, 1);
      await store.create(name, 'b', bytes(0));
      for (const value of [1, 2, 3, 4, 5]) await store.append([{ name, update: bytes(value) }]);
      expect(await store.load(name)).toMatchObject({ lost: null });
      const here = damage.includes('where') ? `${damage} and` : `${damage} where`;
      await use().asOwner((trx) => sql.raw(`${here} panel = '${panel}'`).execute(trx));
      expect(await store.load(name)).toMatchObject({ lost, place: 5 });
      await store.compact(name, () => bytes(9));
      expect(await store.load(name)).toMatchObject({ snapshot: bytes(0), lost });
    },
  );

  it('KEE-9, KEE-41 a snapshot that is not as it was written is not served', async () => {
    const store = createDocumentStore(use());
    const panel = await found(use());
    const name = planName(panel, 1);
    await store.create(name, 'b', bytes(1));
    await use().asOwner((trx) =>
      trx
        .updateTable('documents')
        .set({ snapshot: bytes(2) })
        .where('name', '=', name)
        .execute(),
    );
    await expect(store.load(name)).rejects.toThrow('not as it was written');
  });
}
