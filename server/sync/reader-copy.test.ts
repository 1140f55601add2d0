import { describe, expect, test, vi } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { pageOf } from './testing/page-of.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { held, SOON, useLive } from './testing/use-live.ts';

describe('the copy of who only reads', () => {
  const { place, serve, connect, scene, atEnd } = useLive(IN_MEMORY);

  test('SYN-30 what was sent to who only reads, and was never stored, goes when the server that sent it is gone', async () => {
    const { people, newSheet } = await scene();
    const { store } = held(place().store);
    const first = await serve({ store });
    const name = await newSheet(first);
    const booth = connect(first.url, people.taster(1));
    const sheet = booth.open(name);
    await sheet.synced();
    const desk = pageOf(first.url, people.leader);
    atEnd(() => desk.close());
    desk.hold(name);
    const seen = () => desk.handle(name)?.doc.getMap('marks').toJSON();
    const isSynced = () => desk.handle(name)?.status().synced === true;
    await vi.waitUntil(isSynced, SOON);
    setMark(sheet.doc, 'fusty', mm(50));
    await expect.poll(seen, SOON).toEqual({ fusty: 50 });
    // The device closes, and the process ends before its commit: nobody will ever store the mark.
    booth.close();
    await first.crash();
    await serve({ port: Number(new URL(first.url).port) });
    await expect.poll(seen, SOON).toEqual({});
    await vi.waitUntil(isSynced, SOON);
    // Later stored updates reach the reader as before.
    const again = connect(first.url, people.taster(1)).open(name);
    await again.synced();
    setMark(again.doc, 'fusty', mm(60));
    await expect.poll(seen, SOON).toEqual({ fusty: 60 });
  });
});
