import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { QuarantinedCopy } from '../../web/live/pool/quarantine-store.ts';
import { insertSheet } from '../database/sheets/sheets.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { keptMarks } from './testing/kept-marks.ts';
import type { LiveServer } from './testing/live-server.ts';
import { pageOf } from './testing/page-of.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('SYN-32 what waits on a device of documents that nobody has open', () => {
  const { place, serve, scene, atEnd } = useLive(IN_MEMORY);

  const CODES = ['111', '222', '333'] as const;

  /**
   * A taster's sheets, the marks that their device made on each while offline, and a page that
   * opens none of them.
   */
  async function away(holdsGone = false) {
    const { people, newSheet } = await scene();
    const server = await serve();
    const looking = pageOf(server.url, people.taster(1));
    const updates = new Map<string, Uint8Array>();
    for (const code of CODES) {
      const name = await newSheet(server, 1, code);
      looking.hold(name);
      await vi.waitUntil(() => looking.handle(name)?.status().synced === true, SOON);
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(looking.handle(name)?.doc ?? doc));
      setMark(doc, 'musty', mm(Number(code[0])));
      updates.set(name, Y.encodeStateAsUpdate(doc));
    }
    await looking.close();
    const gone = people.sheet(1, '999');
    if (holdsGone) updates.set(gone, updates.get(people.sheet(1, '111')) ?? new Uint8Array());
    const device = keptMarks(updates);
    const copies: QuarantinedCopy[] = [];
    const open = (url: string) => {
      const page = pageOf(
        url,
        people.taster(1),
        async (copy) => void copies.push(copy),
        device.kept,
      );
      atEnd(() => page.close());
      return page;
    };
    return { people, server, device, copies, open, names: [...updates.keys()], gone };
  }

  const musty = async ({ sync }: LiveServer, name: string) =>
    (await sync.read(name, (doc) => doc.getMap('marks').get('musty'))) ?? null;

  test('is told as not stored, sent by itself, one document after the other, and closed when it is stored', async () => {
    const { server, device, open, names } = await away();
    const page = open(server.url);
    const told: unknown[] = [];
    page.subscribe(() => told.push(page.unstored()));
    await vi.waitUntil(() => device.lacking().length === 0, SOON);
    await page.waitUntilStored(SOON.timeout);
    expect(page.unstored()).toEqual([]);
    expect(told).toContainEqual(names.map((name) => ({ name, isOnlyHere: false })));
    for (const [index, name] of names.entries()) {
      expect(await musty(server, name)).toBe(index + 1);
      await vi.waitUntil(() => page.handle(name) === null, SOON);
    }
    expect(device.mostOpen()).toBeLessThanOrEqual(2);
  });

  test('is sent when the server is there again, and told as waiting until then', async () => {
    const { server, device, open, names } = await away();
    await server.crash();
    const page = open(server.url);
    await vi.waitUntil(() => page.unstored().length === names.length, SOON);
    expect(names.map((name) => page.handle(name))).toEqual([null, null, null]);
    const again = await serve({ port: Number(new URL(server.url).port) });
    await vi.waitUntil(() => device.lacking().length === 0, SOON);
    for (const [index, name] of names.entries()) expect(await musty(again, name)).toBe(index + 1);
  });

  test('is set aside where the sheet was sealed meanwhile, and what is refused holds up nothing', async () => {
    const { people, server, device, copies, open, names, gone } = await away(true);
    const [late = ''] = names;
    await server.crash();
    const key = { session: people.session, taster: people.tasterId(1), code: people.code('111') };
    await place().database.inPanel(people.panel, (scope) =>
      insertSheet(scope, sealedSheet(key, 1, {})),
    );
    await serve({ port: Number(new URL(server.url).port) });
    const page = open(server.url);
    await vi.waitUntil(() => device.lacking().length === 1, SOON);
    expect(copies.map(({ document, why }) => [document, why])).toEqual([[late, 'sealed']]);
    await vi.waitUntil(() => names.every((name) => page.handle(name) === null), SOON);
    expect(page.unstored()).toEqual([{ name: gone, isOnlyHere: false }]);
  });
});
