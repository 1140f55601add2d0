import { describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { formatDocumentName, parseDocumentName } from '../../domain/documents/name.ts';
import { mm } from '../../domain/testing/mm.ts';
import { cookieOf } from './testing/live-server.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

const ORIGIN = 'http://panel.test';

describe('LIM-7 sockets of whoever is not known', () => {
  const { atEnd, serve, connect, scene } = useLive(IN_MEMORY);

  function knock(url: string, headers: Record<string, string> = {}, localAddress = '127.0.0.1') {
    const socket = new WebSocket(url, { origin: ORIGIN, headers, localAddress });
    socket.on('error', () => undefined);
    atEnd(() => socket.terminate());
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    const opened = new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    });
    return { socket, opened, closed };
  }

  /** A frame that asks for a document, as the provider writes it. */
  function asking(name: string): Uint8Array {
    const text = new TextEncoder().encode(name);
    return Uint8Array.from([text.length, ...text, 2, 0, 1, 45]);
  }

  test('LIM-26 without a session an address holds few, and others have their own', async () => {
    const server = await serve();
    const first = Array.from({ length: 32 }, () => knock(server.url));
    expect(new Set(await Promise.all(first.map(({ opened }) => opened)))).toEqual(new Set([101]));
    expect(await knock(server.url).opened).toBe(429);
    expect(await knock(server.url, {}, '127.0.0.2').opened).toBe(101);
    const { people } = await scene();
    const withSession = { cookie: cookieOf(people.taster(1)) };
    expect(await knock(server.url, withSession).opened).toBe(101);
    first[0]?.socket.terminate();
    await expect.poll(() => knock(server.url).opened, SOON).toBe(101);
  });

  test('LIM-25 one without a session is closed in a while, whatever it says; one with a session stays', async () => {
    const { people } = await scene();
    const server = await serve();
    const [silent, talking] = [knock(server.url), knock(server.url)];
    const known = knock(server.url, { cookie: cookieOf(people.taster(1)) });
    await Promise.all([silent.opened, talking.opened, known.opened]);
    const talk = setInterval(() => talking.socket.send(asking('nothing')), 200);
    atEnd(() => clearInterval(talk));
    await Promise.all([silent.closed, talking.closed]);
    expect(known.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('no more than 64 KiB of it is taken, with a session too, and then it is closed', async () => {
    const { people } = await scene();
    const server = await serve();
    const heard = vi.fn();
    const { sockets } = {
      sockets: [knock(server.url), knock(server.url, { cookie: cookieOf(people.taster(1)) })],
    };
    for (const { socket, opened, closed } of sockets) {
      await opened;
      socket.on('pong', heard);
      socket.send(new Uint8Array(1_000_000).fill(1, 0, 1));
      // Anything that is sent after it is not read.
      socket.ping();
      await closed;
    }
    expect(heard).not.toHaveBeenCalled();
  });

  test('LIM-6 hundreds of documents asked for on one socket keep nobody waiting', async () => {
    const { people, newSheet } = await scene();
    const turns: string[] = [];
    const server = await serve({
      extensions: [
        {
          extensionName: 'turns',
          async connected({ context }) {
            turns.push(context.actor.user);
          },
        },
      ],
    });
    const sheet = await newSheet(server);
    const code = parseDocumentName(sheet);
    if (code?.kind !== 'evaluation') throw new Error('a sheet');
    const flood = knock(server.url, { cookie: cookieOf(people.leader) });
    await flood.opened;
    for (let count = 0; count < 400; count += 1)
      flood.socket.send(asking(`${formatDocumentName(code)}\0${count}`));
    const booth = connect(server.url, people.taster(1)).open(sheet);
    await booth.synced();
    setMark(booth.doc, 'fusty', mm(7));
    await booth.stored();
    const before = turns.indexOf(people.taster(1).user);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThan(300);
  });

  test('LIM-5, LIM-22 what comes too fast waits, and all of it arrives', async () => {
    const { people, newSheet } = await scene();
    const server = await serve({ limits: { frames: { rate: 200, burst: 20 } } });
    const booth = connect(server.url, people.taster(1)).open(await newSheet(server));
    await booth.synced();
    for (let count = 0; count <= 100; count += 1) setMark(booth.doc, 'fusty', mm(count));
    const other = connect(server.url, people.leader).open(booth.provider.configuration.name);
    await other.synced();
    await booth.stored();
    await expect.poll(() => other.doc.getMap('marks').get('fusty'), SOON).toBe(100);
  });
});
