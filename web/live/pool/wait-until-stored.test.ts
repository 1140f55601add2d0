import { expect, test, vi } from 'vitest';
import { createManualClock } from './testing/manual-clock.ts';
import { createMemoryPool } from './testing/memory-pool.ts';
import { waitUntilStored } from './wait-until-stored.ts';

/** Leaves a page on which one document is open. */
function leaving(page: { isAway?: boolean; isStored?: boolean } = {}) {
  const memoryPool = createMemoryPool();
  const clock = createManualClock();
  const state = { isAway: false, isStored: false, ...page };
  memoryPool.pool.hold('sheet');
  const handle = memoryPool.of('sheet');
  const left = vi.fn();
  const waited = waitUntilStored({
    schedule: clock.schedule,
    isAway: () => state.isAway,
    isStored: () => state.isStored,
    handles: [handle],
    subscribe: memoryPool.pool.subscribe,
    limit: 7_000,
  }).then(left);
  const looked = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return left.mock.calls.length === 1;
  };
  return { memoryPool, clock, state, handle, waited, looked };
}

test('SYN-11, SYN-72 who leaves is let go when all is stored, told by the document or by the pool, and nothing is listened to then', async () => {
  for (const by of ['document', 'pool'] as const) {
    const { memoryPool, clock, state, handle, looked } = leaving();
    const tell = () => (by === 'pool' ? memoryPool.pool.hold('another') : handle.set({}));
    expect([await looked(), clock.paused()]).toEqual([false, [7_000]]);
    tell();
    expect(await looked()).toBe(false);
    state.isStored = true;
    tell();
    expect(await looked()).toBe(true);
    expect([clock.paused(), memoryPool.listeners(), handle.listeners()]).toEqual([[], 0, 0]);
  }
});

test('SYN-11 nobody waits where all is stored, nor where nobody can be asked', async () => {
  for (const page of [{ isStored: true }, { isAway: true }]) {
    const { clock, memoryPool, handle, looked } = leaving(page);
    expect(await looked()).toBe(true);
    expect([clock.paused(), memoryPool.listeners(), handle.listeners()]).toEqual([[], 0, 0]);
  }
});

test('SYN-11, SYN-72 no longer is waited than the limit', async () => {
  const { clock, memoryPool, handle, looked } = leaving();
  clock.endPauses();
  expect(await looked()).toBe(true);
  expect([memoryPool.listeners(), handle.listeners()]).toEqual([0, 0]);
});
