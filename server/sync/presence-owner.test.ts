import { describe, expect, test } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { createTray } from '../../domain/documents/tray.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { listBoothContacts } from '../database/sessions/booth-contacts.ts';
import { silentProxy } from '../database/testing/silent-proxy.ts';
import { noteBooths } from '../note-booths.ts';
import type { LiveDocument } from './testing/live-client.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

/** Less than the 15 s after which a device renews its presence, and the 30 s after which it expires. */
const AT_ONCE = { timeout: 8_000 };

describe('SYN-85 presence ends with its connection, and comes back with it', () => {
  const { atEnd, serve, connect, scene, place } = useLive(IN_MEMORY);

  /** A tray, whose taster's booth and leader's desk are open with presence. */
  async function booth(options: { readonly pingEvery?: number; readonly isFar?: boolean } = {}) {
    const { people, newSheet } = await scene();
    const server = await serve(options);
    await newSheet(server);
    const name = `${people.panel}/tray/1.${people.tasterId(1)}`;
    const facts = { session: 1, date: '2026-11-27', sheet: 'ioc-vo', restSeconds: 900 };
    await server.sync.create(name, (doc, birth) =>
      createTray(doc, { birth, ...facts, codes: [people.code('111')] }),
    );
    const proxy = await silentProxy(server.url);
    atEnd(() => proxy.close());
    const desk = connect(server.url, people.leader);
    const device = connect(options.isFar === true ? proxy.url : server.url, people.taster(1));
    const seen = desk.open(name, undefined, true);
    seen.provider.awareness?.setLocalState(null);
    const own = device.open(name, undefined, true);
    await Promise.all([seen.synced(), own.synced()]);
    own.provider.awareness?.setLocalState({ unstored: 2 });
    await expect.poll(() => others(seen), SOON).toEqual([{ unstored: 2 }]);
    return { server, people, desk, device, seen, proxy };
  }

  /** The presence of the others that a device receives. */
  const others = ({ doc, provider }: LiveDocument) =>
    [...(provider.awareness?.getStates() ?? new Map())]
      .filter(([author]) => author !== doc.clientID)
      .map(([, state]: [number, unknown]) => state);

  test('the desk sees a booth go and come, five times in a row', async () => {
    const { device, seen } = await booth();
    for (let time = 0; time < 5; time += 1) {
      device.cut();
      await expect.poll(() => others(seen), AT_ONCE).toEqual([]);
      device.mend();
      await expect.poll(() => others(seen), AT_ONCE).toEqual([{ unstored: 2 }]);
    }
  });

  test('a desk that was away itself sees the booth as soon as it is back, five times in a row', async () => {
    const { desk, seen } = await booth();
    for (let time = 0; time < 5; time += 1) {
      desk.cut();
      await expect.poll(() => others(seen), AT_ONCE).toEqual([]);
      desk.mend();
      await expect.poll(() => others(seen), AT_ONCE).toEqual([{ unstored: 2 }]);
    }
  });

  test('SYN-86 a booth whose network is gone without a word is gone for the desk after three pings', async () => {
    const { seen, proxy } = await booth({ pingEvery: 200, isFar: true });
    proxy.fallSilent();
    await expect.poll(() => others(seen), AT_ONCE).toEqual([]);
  });

  test('BRD-27 a connected booth is kept with the instant, one that left is not, and no instant goes back', async () => {
    const { server, people, device, seen } = await booth();
    const { database } = place();
    const kept = () =>
      database.inPanel(people.panel, async (scope) => {
        const rows = await listBoothContacts(scope, people.session);
        return rows.map(({ taster, at }) => [taster, at]);
      });
    const note = (at: string) => noteBooths(database, server.sync.presentBooths(), new Date(at));
    expect(await kept()).toEqual([]);
    await note('2026-11-27T10:01:00Z');
    expect(await kept()).toEqual([[people.tasterId(1), '2026-11-27T10:01:00.000Z']]);
    await note('2026-11-27T10:00:00Z');
    await note('2026-11-27T10:02:00Z');
    device.cut();
    await expect.poll(() => others(seen), AT_ONCE).toEqual([]);
    await note('2026-11-27T10:03:00Z');
    expect(await kept()).toEqual([[people.tasterId(1), '2026-11-27T10:02:00.000Z']]);
  });

  test('SYN-86 whoever is sent much over a slow link has longer, and is ended then', async () => {
    const { seen, proxy, server, device, desk } = await booth({ pingEvery: 100, isFar: true });
    desk.cut();
    device.mend();
    await expect.poll(server.sockets, SOON).toBe(1);
    const small = connect(proxy.url, null);
    await expect.poll(server.sockets, SOON).toBe(2);
    proxy.fallSilent();
    const document = server.sync.hocuspocus.documents.get(seen.provider.configuration.name);
    document?.broadcastStateless('x'.repeat(1_000_000));
    await expect.poll(server.sockets, AT_ONCE).toBe(1);
    small.close();
    expect(document?.getConnectionsCount()).toBe(1);
    await expect.poll(server.sockets, SOON).toBe(0);
  });

  test('SYN-86 whoever is throttled is not taken for silent', async () => {
    const { people, newSheet } = await scene();
    const server = await serve({ pingEvery: 20, limits: { frames: { rate: 30, burst: 5 } } });
    const device = connect(server.url, people.taster(1));
    const sheet = device.open(await newSheet(server));
    await sheet.synced();
    let closes = 0;
    device.socket.on('close', () => {
      closes += 1;
    });
    for (let count = 0; count < 60; count += 1) sheet.provider.sendStateless('one more');
    setMark(sheet.doc, 'fusty', mm(44));
    await sheet.stored();
    expect(closes).toBe(0);
  });
});
