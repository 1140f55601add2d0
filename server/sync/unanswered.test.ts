import type { Extension } from '@hocuspocus/server';
import { describe, expect, test, vi } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { createResponseTimeout } from '../../web/live/pool/response-timeout.ts';
import type { Schedule } from '../../web/live/pool/schedule.ts';
import { trackResponses } from '../../web/live/pool/track-responses.ts';
import type { ConnectionContext } from './authorize-document.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, storedCopy, useLive } from './testing/use-live.ts';

/** A step of the server that never completes the first time. */
function stuckOnce() {
  let times = 0;
  const step = (): Promise<void> => {
    times += 1;
    return times === 1 ? new Promise(() => {}) : Promise.resolve();
  };
  return { step, times: () => times };
}

/** A response timeout whose waits end when the test says so. */
function patient(onTimeout: () => void) {
  const pauses = new Set<() => void>();
  const schedule: Schedule = (_, then) => {
    pauses.add(then);
    return () => void pauses.delete(then);
  };
  const responseTimeout = createResponseTimeout({ first: 10, longest: 10, schedule, onTimeout });
  return {
    responseTimeout,
    waits: () => pauses.size,
    end() {
      const due = [...pauses];
      pauses.clear();
      for (const then of due) then();
    },
  };
}

const STEPS: readonly (readonly [
  string,
  (step: () => Promise<void>) => Extension<ConnectionContext>,
])[] = [
  ['to whether it may be opened', (step) => ({ onAuthenticate: step })],
  ['to what it asks', (step) => ({ beforeSync: step })],
];

describe('SYN-9 a document that the server does not answer on a living socket', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  test.each(STEPS)('is asked for in a new connection: no answer %s', async (_, extension) => {
    const { people, newSheet } = await scene();
    const stuck = stuckOnce();
    const server = await serve({ extensions: [extension(stuck.step)] });
    const name = await newSheet(server);
    const device = connect(server.url, people.taster(1));
    const sheet = device.open(name);
    const clock = patient(() => device.socket.abort());
    trackResponses(sheet.provider, clock.responseTimeout);
    await vi.waitUntil(() => stuck.times() === 1, SOON);
    setMark(sheet.doc, 'fusty', mm(50));
    expect([clock.waits(), sheet.isStored()]).toEqual([1, false]);
    clock.end();
    await sheet.stored();
    expect((await storedCopy(place().store, name)).getMap('marks').get('fusty')).toBe(50);
    await sheet.synced();
    expect(clock.waits()).toBe(0);
  });

  test('is not awaited while it is refused', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const sheet = connect(server.url, people.taster(2)).open(await newSheet(server, 1));
    const clock = patient(() => {});
    trackResponses(sheet.provider, clock.responseTimeout);
    expect(await sheet.refused()).toBe('out-of-reach');
    expect(clock.waits()).toBe(0);
  });
});
