import { expect, test, vi } from 'vitest';
import { createShelf } from './testing/shelf.ts';
import { createTurnedClock } from './testing/turned-clock.ts';
import { untilStored } from './until-stored.ts';

/** Somebody who leaves a page on which one document is open. */
function leaving(page: { isAway?: boolean; isStored?: boolean } = {}) {
  const shelf = createShelf();
  const clock = createTurnedClock();
  const state = { isAway: false, isStored: false, ...page };
  shelf.pool.hold('sheet');
  const handle = shelf.of('sheet');
  const left = vi.fn();
  const waited = untilStored({
    after: clock.after,
    isAway: () => state.isAway,
    isStored: () => state.isStored,
    handles: [handle],
    subscribe: shelf.pool.subscribe,
    limit: 7_000,
  }).then(left);
  const looked = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return left.mock.calls.length === 1;
  };
  return { shelf, clock, state, handle, waited, looked };
}

test('SYN-11, SYN-72 who leaves is let go when all is stored, told by the document or by the pool, and nothing is listened to then', async () => {
  for (const by of ['document', 'pool'] as const) {
    const { shelf, clock, state, handle, looked } = leaving();
    const tell = () => (by === 'pool' ? shelf.pool.hold('another') : handle.set({}));
    expect([await looked(), clock.paused()]).toEqual([false, [7_000]]);
    tell();
    expect(await looked()).toBe(false);
    state.isStored = true;
    tell();
    expect(await looked()).toBe(true);
    expect([clock.paused(), shelf.listeners(), handle.listeners()]).toEqual([[], 0, 0]);
  }
});

test('SYN-11 nobody waits where all is stored, nor where nobody can be asked', async () => {
  for (const page of [{ isStored: true }, { isAway: true }]) {
    const { clock, shelf, handle, looked } = leaving(page);
    expect(await looked()).toBe(true);
    expect([clock.paused(), shelf.listeners(), handle.listeners()]).toEqual([[], 0, 0]);
  }
});

test('SYN-11, SYN-72 no longer is waited than the limit', async () => {
  const { clock, shelf, handle, looked } = leaving();
  clock.endPauses();
  expect(await looked()).toBe(true);
  expect([shelf.listeners(), handle.listeners()]).toEqual([0, 0]);
});
