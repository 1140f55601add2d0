import { once } from 'node:events';
import { createConnection } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { cookieOf } from './testing/live-server.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

const ORIGIN = 'http://panel.test';

describe('LIM-2 the way in for sockets', () => {
  const { atEnd, serve, connect, scene } = useLive(IN_MEMORY);

  /**
   * Opens a WebSocket as a browser would; returns the status, the text of the answer and the
   * socket.
   */
  function knock(url: string, origin: string, localAddress = '127.0.0.1', cookie = '') {
    const socket = new WebSocket(url, { origin, localAddress, headers: { cookie } });
    atEnd(() => socket.terminate());
    return new Promise<{ status: number; text: string; socket: WebSocket }>((resolve) => {
      socket.on('error', () => undefined);
      socket.on('open', () => resolve({ status: 101, text: '', socket }));
      socket.on('unexpected-response', (_request, response) => {
        const { statusCode: status = 0, statusMessage: text = '' } = response;
        resolve({ status, text, socket });
        socket.terminate();
      });
    });
  }

  const closing = (socket: WebSocket) =>
    new Promise<{ code: number; reason: string }>((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });

  test('another path is not found and another origin is forbidden, whatever else is right', async () => {
    const server = await serve();
    const at = (path: string) => server.url.replace('/collab', path);
    for (const path of ['/', '/other', '/collab/', '/collab/more', '/Collab', '/?/collab'])
      expect(await knock(at(path), ORIGIN), path).toMatchObject({ status: 404, text: 'Not Found' });
    for (const origin of ['http://elsewhere.test', 'https://panel.test', 'http://panel.test:81'])
      expect(await knock(server.url, origin), origin).toMatchObject({
        status: 403,
        text: 'Forbidden',
      });
    expect((await knock(at('/other'), 'http://elsewhere.test')).status).toBe(404);
    expect((await knock(server.url, ORIGIN)).status).toBe(101);
    expect((await knock(at('/collab?panel=/other'), ORIGIN)).status).toBe(101);
  });

  test('an address has so many places and no more, others have their own, and a place that is left is free', async () => {
    const server = await serve({ sockets: 2 });
    expect((await knock(server.url, 'http://elsewhere.test')).status).toBe(403);
    const first = await knock(server.url, ORIGIN);
    const second = await knock(server.url, ORIGIN);
    expect([first.status, second.status]).toEqual([101, 101]);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await knock(server.url, ORIGIN)).toMatchObject({
        status: 429,
        text: 'Too Many Requests',
      });
    expect((await knock(server.url, ORIGIN, '127.0.0.2')).status).toBe(101);
    first.socket.close();
    await vi.waitFor(async () => expect((await knock(server.url, ORIGIN)).status).toBe(101), SOON);
    expect((await knock(server.url, ORIGIN)).status).toBe(429);
    second.socket.terminate();
    await vi.waitFor(async () => expect((await knock(server.url, ORIGIN)).status).toBe(101), SOON);
    expect((await knock(server.url, ORIGIN)).status).toBe(429);
  });

  test('LIM-20 a message has at most 1 MiB', async () => {
    const { people } = await scene();
    const server = await serve();
    const cookie = cookieOf(people.leader);
    const [{ socket: within }, { socket: over }] = [
      await knock(server.url, ORIGIN, '127.0.0.1', cookie),
      await knock(server.url, ORIGIN, '127.0.0.1', cookie),
    ];
    // An unauthenticated socket may not send as much. So each asks for a document first, and waits
    // for the answer.
    for (const socket of [within, over]) {
      const answered = once(socket, 'message');
      socket.send(Uint8Array.from([1, 120, 2, 0, 1, 45]));
      await answered;
    }
    const pong = new Promise((resolve) => within.once('pong', resolve));
    const cut = closing(over);
    // A message for a document that is not open waits for authorisation. It is well-formed and has
    // no effect.
    const message = (bytes: number) => Buffer.alloc(bytes).fill(1, 0, 1);
    within.send(message(1_048_576));
    within.ping();
    await pong;
    over.send(message(1_048_577));
    expect((await cut).code).toBe(1009);
    expect(within.readyState).toBe(WebSocket.OPEN);
    // Messages are not compressed: the size on the network is the size in memory.
    expect(within.extensions).toBe('');
  });

  test('a document that is called as a member of every object is none, and takes nobody with it', async () => {
    const { people } = await scene();
    const server = await serve();
    const problems: unknown[] = [];
    const note = (problem: unknown) => problems.push(problem);
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
    atEnd(() => {
      process.off('uncaughtException', note);
      process.off('unhandledRejection', note);
    });
    const { socket } = await knock(server.url, ORIGIN, '127.0.0.1', cookieOf(people.leader));
    const named = (name: string, ...rest: number[]) =>
      Uint8Array.from([name.length, ...new TextEncoder().encode(name), ...rest]);
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => {
      const bytes = new Uint8Array(data);
      heard.push(new TextDecoder().decode(bytes.subarray(1, 1 + (bytes[0] ?? 0))));
    });
    for (const name of ['constructor', '__proto__', 'toString'])
      for (const message of [[0, 0, 1, 0], [2, 0, 1, 45], [9]])
        socket.send(named(name, ...message));
    socket.send(named('x', 2, 0, 1, 45));
    await expect.poll(() => heard, SOON).toContain('x');
    expect(heard).toEqual(['x']);
    expect(problems).toEqual([]);
  });

  test('a device that is gone before it is answered takes nobody with it', async () => {
    const server = await serve();
    const { port } = new URL(server.url);
    const uncaught: unknown[] = [];
    const note = (problem: unknown) => uncaught.push(problem);
    process.on('uncaughtException', note);
    atEnd(() => process.off('uncaughtException', note));
    for (const path of ['/other', '/collab'])
      for (let turn = 0; turn < 10; turn += 1) {
        const socket = createConnection({ port: Number(port), host: '127.0.0.1' });
        await once(socket, 'connect');
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: panel.test\r\nOrigin: ${ORIGIN}\r\nConnection: Upgrade\r\n` +
            'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
            'Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n\r\n',
          () => socket.resetAndDestroy(),
        );
        await once(socket, 'close');
      }
    expect((await knock(server.url, ORIGIN)).status).toBe(101);
    expect(uncaught).toEqual([]);
  });

  test('LIM-1 what is no message ends its own socket, and other devices notice nothing', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    atEnd(() => told.mockRestore());
    const { people, newSheet } = await scene();
    const server = await serve();
    const sheet = connect(server.url, people.taster(1)).open(await newSheet(server));
    await sheet.synced();
    for (const bytes of [[], [0], [255, 255, 255, 255], [5, 104, 101, 108, 108, 111, 0, 2, 9]]) {
      const { socket } = await knock(server.url, ORIGIN);
      const closed = closing(socket);
      socket.send(Uint8Array.from(bytes));
      socket.send('text');
      socket.send(new Uint8Array(2 << 20));
      await closed;
    }
    const seven = 7;
    if (isMillimetres(seven)) setMark(sheet.doc, 'fusty', seven);
    await sheet.stored();
  });

  test('KEE-2, KEE-35 at the end of the server every device is told to come back', async () => {
    const server = await serve();
    const [{ socket: one }, { socket: two }] = [
      await knock(server.url, ORIGIN),
      await knock(server.url, ORIGIN),
    ];
    const closed = Promise.all([closing(one), closing(two)]);
    await server.close(1_000, '/dev/null/none');
    const told = { code: 1012, reason: 'restart' };
    expect(await closed).toEqual([told, told]);
  });
});
