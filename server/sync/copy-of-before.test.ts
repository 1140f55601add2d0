import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { replaceDocument } from '../database/document-log.ts';
import { pageOf } from './testing/page-of.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('the copy of a document that was made anew', () => {
  const { place, serve, scene, atEnd } = useLive(IN_MEMORY);

  test('SYN-8 what the server stored before it was set back is not said to be stored while its copy is set aside', async () => {
    const { people, newSheet } = await scene();
    const first = await serve();
    const name = await newSheet(first);
    let isKept = () => {};
    const kept = new Promise<void>((resolve) => {
      isKept = resolve;
    });
    const keep = vi.fn(() => kept);
    const booth = pageOf(first.url, people.taster(1), keep);
    atEnd(() => booth.close());
    booth.hold(name);
    const status = () => booth.handle(name)?.status();
    await vi.waitUntil(() => status()?.synced === true, SOON);
    const before = booth.handle(name)?.doc ?? new Y.Doc();
    setMark(before, 'fusty', mm(50));
    await vi.waitUntil(() => status()?.stored === true, SOON);

    await first.crash();
    const fresh = new Y.Doc();
    createEvaluation(fresh, 'anew');
    const state = Y.encodeStateAsUpdate(fresh);
    await place().database.inPanel(people.panel, ({ trx }) =>
      replaceDocument(trx, { name, birth: 'anew', state }),
    );
    await serve({ port: Number(new URL(first.url).port) });
    await vi.waitUntil(() => keep.mock.calls.length === 1, SOON);
    expect(status()).toMatchObject({ refused: 'birth-differs', stored: false, received: false });
    expect(booth.unstored()).toHaveLength(1);

    isKept();
    await vi.waitUntil(() => booth.handle(name)?.doc !== before, SOON);
    await vi.waitUntil(() => status()?.synced === true, SOON);
    expect(booth.handle(name)?.doc.getMap('marks').toJSON()).toEqual({});
  });
});
