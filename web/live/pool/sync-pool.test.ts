import { createHash } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { deviceStorageOf } from '../device/testing/device-storage.ts';
import { browserEnvironment } from './pool-environment.ts';
import type { Schedule } from './schedule.ts';
import { createSyncPool } from './sync-pool.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/**
 * A server that accepts connections and then sends nothing: no upgrade to a WebSocket, or only
 * that.
 */
async function silentMachine(opens: boolean) {
  const asked: Socket[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (data) => {
      asked.push(socket);
      if (opens) socket.write(handshake(data.toString()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `ws://127.0.0.1:${port}/collab`,
    /** Resolves when this many connections were attempted. */
    asked: (count: number) => vi.waitUntil(() => asked.length === count, { timeout: 10_000 }),
    /** Resolves when the connection of this number has ended. */
    ended: (index: number) =>
      vi.waitUntil(() => asked[index]?.destroyed === true, { timeout: 10_000 }),
  };
}

/** The response that upgrades a connection to a WebSocket. */
function handshake(request: string): string {
  const key = /^sec-websocket-key: *(.*)$/im.exec(request)?.[1]?.trim() ?? '';
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
  return [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept.digest('base64')}`,
    '',
    '',
  ].join('\r\n');
}

/** A pool on a manual clock. */
function poolOf(url: string) {
  const pauses = new Set<{ ms: number; then: () => void }>();
  const schedule: Schedule = (ms, then) => {
    const pause = { ms, then };
    pauses.add(pause);
    return () => void pauses.delete(pause);
  };
  const { cipher } = deviceStorageOf('ana');
  const environment = browserEnvironment('ana', cipher);
  const pool = createSyncPool({ url, role: 'catadores', now: () => 7, schedule, environment });
  ends.push(() => pool.close());
  return {
    pool,
    paused: () => [...pauses].map(({ ms }) => ms),
    endPauses() {
      const due = [...pauses];
      pauses.clear();
      for (const { then } of due) then();
    },
  };
}

test('SYN-9 a connection that is taken and never answered is given up and made anew, and the page says that it connects', async () => {
  const machine = await silentMachine(false);
  const { pool, paused, endPauses } = poolOf(machine.url);
  await machine.asked(1);
  expect(paused()).toEqual([15_000]);
  endPauses();
  expect(pool.connection()).toEqual({ state: 'connecting', since: 7 });
  await machine.asked(2);
  await machine.ended(0);
  // Each timeout doubles the next.
  expect(paused()).toEqual([30_000]);
  endPauses();
  await machine.asked(3);
  expect(pool.connection()).toEqual({ state: 'connecting', since: 7 });
});

test('SYN-9 a connection whose end is never said is given up when a new one is wanted', async () => {
  const machine = await silentMachine(true);
  const { pool, paused, endPauses } = poolOf(machine.url);
  await vi.waitUntil(() => pool.connection().state === 'connected', { timeout: 10_000 });
  expect(paused()).toEqual([]);
  pool.reconnect();
  expect(paused()).toEqual([15_000]);
  endPauses();
  await machine.asked(2);
});

test('BTH-41 BTH-74 what stands on this page and nowhere else is not let go of when nobody looks at it any more', async () => {
  const machine = await silentMachine(false);
  // No browser stores anything here: every write fails.
  const { pool, endPauses } = poolOf(machine.url);
  const id = '00000000-0000-4000-8000-000000000001';
  const [written, looked] = [`${id}/evaluation/1.${id}.111`, `${id}/evaluation/1.${id}.222`];
  for (const name of [written, looked]) pool.hold(name);
  const handle = pool.handle(written);
  if (handle === null) throw new Error('the sheet is held');
  createEvaluation(handle.doc, 'birth');
  setMark(handle.doc, 'fusty', mm(50));
  expect(handle.isOnlyHere()).toBe(true);
  for (const name of [written, looked]) pool.release(name);
  endPauses();
  endPauses();
  expect(pool.handle(written)).toBe(handle);
  expect(pool.handle(looked)).toBeNull();
});
