import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { replaceDocument } from '../database/documents/document-log.ts';
import { pageOf } from './testing/page-of.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('the copy of a document that the server replaced', () => {
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

  /**
   * A sheet with a mark, open on the pages of a taster and of the leader. The server then recreates
   * it with a mark of that many mm.
   */
  async function madeAnew(fusty: number) {
    const { people, newSheet } = await scene();
    const first = await serve();
    const name = await newSheet(first);
    const keep = { booth: vi.fn(() => Promise.resolve()), desk: vi.fn(() => Promise.resolve()) };
    const booth = pageOf(first.url, people.taster(1), keep.booth);
    const desk = pageOf(first.url, people.leader, keep.desk);
    for (const page of [booth, desk]) {
      atEnd(() => page.close());
      page.hold(name);
      await vi.waitUntil(() => page.handle(name)?.status().synced === true, SOON);
    }
    setMark(booth.handle(name)?.doc ?? new Y.Doc(), 'fusty', mm(50));
    await vi.waitUntil(() => booth.handle(name)?.status().stored === true, SOON);
    const marks = (page: typeof booth) => page.handle(name)?.doc.getMap('marks').toJSON();
    await expect.poll(() => marks(desk), SOON).toEqual({ fusty: 50 });
    const before = [booth, desk].map((page) => page.handle(name)?.doc);

    await first.crash();
    const fresh = new Y.Doc();
    createEvaluation(fresh, 'anew');
    setMark(fresh, 'fusty', mm(fusty));
    const state = Y.encodeStateAsUpdate(fresh);
    await place().database.inPanel(people.panel, ({ trx }) =>
      replaceDocument(trx, { name, birth: 'anew', state }),
    );
    await serve({ port: Number(new URL(first.url).port) });
    for (const [at, page] of [booth, desk].entries())
      await vi.waitUntil(
        () => page.handle(name)?.doc !== before[at] && page.handle(name)?.status().synced === true,
        SOON,
      );
    await vi.waitUntil(() => booth.handle(name)?.status().stored === true, SOON);
    return { booth, keep };
  }

  test('SYN-8, EVA-12, SYN-66 a copy goes by itself once the sheet made anew is stored and says all of it, and stays where it says otherwise', async () => {
    const same = await madeAnew(50);
    expect(same.keep.booth).toHaveBeenCalledTimes(1);
    await expect.poll(() => same.booth.quarantine.copies(), SOON).toEqual([]);
    const other = await madeAnew(40);
    expect(other.keep.booth).toHaveBeenCalledTimes(1);
    expect(other.booth.quarantine.copies()).toHaveLength(1);
  });

  test('SYN-8, SYN-30, SYN-67 nothing of it is set aside on the desk’s page, which only read it', async () => {
    const { keep } = await madeAnew(40);
    expect(keep.desk).not.toHaveBeenCalled();
  });
});
