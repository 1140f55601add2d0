import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { missingFrom } from '../../domain/documents/quarantined-values.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { QuarantinedCopy } from '../../web/live/pool/quarantine-store.ts';
import { insertSheet } from '../database/sheets/sheets.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { pageOf } from './testing/page-of.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('a copy that comes too late for the seal', () => {
  const { place, serve, scene, atEnd } = useLive(IN_MEMORY);

  /**
   * A taster's page with a sheet, and the copies that the page quarantines. `seal` ends the server,
   * seals the sheet, and returns a function that starts the server again.
   */
  async function sealedMeanwhile() {
    const { people, newSheet } = await scene();
    const first = await serve();
    const name = await newSheet(first);
    const copies: QuarantinedCopy[] = [];
    const page = pageOf(first.url, people.taster(1), async (copy) => void copies.push(copy));
    atEnd(() => page.close());
    page.hold(name);
    const shown = () => page.handle(name)?.doc.getMap('marks').toJSON();
    const isStored = () => page.handle(name)?.status().stored === true;
    const mark = (line: 'fusty' | 'musty', at: number) => {
      const doc = page.handle(name)?.doc;
      if (doc !== undefined) setMark(doc, line, mm(at));
    };
    await vi.waitUntil(() => page.handle(name)?.status().synced === true, SOON);
    mark('fusty', 9);
    await vi.waitUntil(isStored, SOON);
    return {
      copies,
      shown,
      isStored,
      mark,
      async seal() {
        await first.crash();
        const key = {
          session: people.session,
          taster: people.tasterId(1),
          code: people.code('111'),
        };
        await place().database.inPanel(people.panel, (scope) =>
          insertSheet(scope, sealedSheet(key, 1, {})),
        );
        return () => serve({ port: Number(new URL(first.url).port) });
      },
    };
  }

  test('SYN-31 what was marked where the sheet was sealed meanwhile is set aside, and the device is not behind for ever', async () => {
    const { copies, shown, isStored, mark, seal } = await sealedMeanwhile();
    const again = await seal();
    mark('musty', 30);
    expect(isStored()).toBe(false);
    await again();
    await vi.waitUntil(() => copies.length > 0, SOON);
    await expect.poll(shown, SOON).toEqual({ fusty: 9 });
    await vi.waitUntil(isStored, SOON);
    expect(copies.map(({ why }) => why)).toEqual(['sealed']);
    const late = new Y.Doc();
    for (const { update } of copies) Y.applyUpdate(late, update);
    expect(late.getMap('marks').toJSON()).toEqual({ fusty: 9, musty: 30 });
  });

  test('SYN-31 EVA-6 it is set aside when the server has kept what came, and brought again until then', async () => {
    const { copies, shown, mark, seal } = await sealedMeanwhile();
    const again = await seal();
    mark('musty', 30);
    const { sync } = await again();
    const came: number[] = [];
    sync.onClosed(async () => {
      came.push(copies.length);
      return came.length > 1;
    });
    await expect.poll(shown, SOON).toEqual({ fusty: 9 });
    expect(came).toEqual([0, 0]);
    expect(copies).toHaveLength(1);
  });

  test.each([
    ['lower', 1],
    ['higher', 2 ** 32 - 1],
  ])(
    'SYN-55 what a device marked of a line that another device sealed is kept as it stood before they met (the other’s number is %s)',
    async (_, number) => {
      const { people, newSheet } = await scene();
      const first = await serve();
      const name = await newSheet(first);
      const copies: QuarantinedCopy[] = [];
      const page = pageOf(first.url, people.taster(1), async (copy) => void copies.push(copy));
      atEnd(() => page.close());
      page.hold(name);
      await vi.waitUntil(() => page.handle(name)?.status().synced === true, SOON);
      await first.crash();
      const mine = page.handle(name)?.doc ?? new Y.Doc();
      setMark(mine, 'fusty', mm(9));
      setMark(mine, 'musty', mm(30));

      // The other device marks one of the two lines, and hands the sheet in.
      const between = await serve();
      const other = pageOf(between.url, people.taster(1));
      other.hold(name);
      const handle = other.handle(name);
      if (handle === null) throw new Error('the sheet is held');
      handle.doc.clientID = number;
      await vi.waitUntil(() => handle.status().synced, SOON);
      setMark(handle.doc, 'musty', mm(44));
      await vi.waitUntil(() => handle.status().stored, SOON);
      await other.close();
      await between.crash();
      await place().database.inPanel(people.panel, (scope) =>
        insertSheet(
          scope,
          sealedSheet(
            { session: people.session, taster: people.tasterId(1), code: people.code('111') },
            1,
            {},
          ),
        ),
      );

      await serve({ port: Number(new URL(first.url).port) });
      const shown = () => page.handle(name)?.doc.getMap('marks').toJSON();
      await expect.poll(shown, SOON).toEqual({ musty: 44 });
      await vi.waitUntil(() => page.handle(name)?.status().stored === true, SOON);
      const aside = new Y.Doc();
      for (const { update } of copies) Y.applyUpdate(aside, update);
      const missing = missingFrom(aside, page.handle(name)?.doc ?? aside);
      expect(Object.fromEntries(missing.map(({ key, value }) => [key, value]))).toEqual({
        fusty: 9,
        musty: 30,
      });
      // The copy has content that the sealed sheet lacks: it stays until a person decides.
      expect(page.quarantine.copies()).toHaveLength(1);
    },
  );

  test('SYN-31, SYN-73 a device that holds nothing more than what is sealed sets nothing aside', async () => {
    const { copies, shown, isStored, seal } = await sealedMeanwhile();
    await (await seal())();
    await vi.waitUntil(isStored, SOON);
    await expect.poll(shown, SOON).toEqual({ fusty: 9 });
    expect(copies).toEqual([]);
  });
});
