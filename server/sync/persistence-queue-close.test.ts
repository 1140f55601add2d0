import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest, marksIn, pass, steeredKeeper } from './testing/steered-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const trouble = new Error('disk full');

/** Closes a persistence queue; `left` has its result once it is closed. */
function closing(
  queue: ReturnType<typeof steeredKeeper>['queue'],
  deadline: number,
  settled?: () => Promise<void>,
) {
  const answer: { left: Awaited<ReturnType<typeof queue.close>> | null } = { left: null };
  void queue.close(deadline, settled).then((left) => {
    answer.left = left;
  });
  return answer;
}

describe('KEE-2 shutdown stores what it can within its deadline', () => {
  test('with nothing to store it ends at once and leaves no clock running', async () => {
    const { queue } = steeredKeeper();
    const answer = closing(queue, 5_000);
    await atRest();
    expect(answer.left).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what is under way and what waits is stored, and then it ends', async () => {
    const { queue, stored, document, end } = steeredKeeper();
    const sheet = document('sheet', 7);
    sheet.getMap('marks').set('fusty', 1);
    await atRest();
    sheet.getMap('marks').set('musty', 2);
    const answer = closing(queue, 5_000);
    await end();
    expect(answer.left).toBeNull();
    await end();
    expect(answer.left).toEqual([]);
    expect(stored.at(-1)).toEqual({ name: 'sheet', held: { 7: 2 } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('KEE-3, SYN-53 what is written while the last commit is followed is stored too', async () => {
    const { queue, stored, document, end } = steeredKeeper();
    const sheet = document('sheet', 7);
    sheet.getMap('marks').set('fusty', 1);
    await atRest();
    let followed = 0;
    const answer = closing(queue, 5_000, async () => {
      followed += 1;
      if (followed === 1) sheet.getMap('apart').set('marks.fusty', [0]);
    });
    await end();
    expect(answer.left).toBeNull();
    expect(queue.isClosed()).toBe(false);
    await end();
    expect(answer.left).toEqual([]);
    expect(queue.isClosed()).toBe(true);
    expect(stored.at(-1)).toEqual({ name: 'sheet', held: { 7: 2 } });
    expect(followed).toBe(2);
  });

  test('a commit that failed is tried again at once, not after its pause', async () => {
    const { queue, commits, document, end } = steeredKeeper();
    document('sheet', 7).getMap('marks').set('fusty', 1);
    await atRest();
    await end(trouble);
    const answer = closing(queue, 5_000);
    await atRest();
    expect(commits).toHaveLength(2);
    await end();
    expect(answer.left).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('at the deadline it hands over all that is not stored, under way or waiting', async () => {
    const { queue, commits, document } = steeredKeeper();
    const [sheet, other] = [document('sheet', 7), document('other', 8)];
    sheet.getMap('marks').set('fusty', 1);
    await atRest();
    sheet.getMap('marks').set('musty', 2);
    sheet.getMap('marks').set('winey', 3);
    other.getMap('marks').set('fusty', 4);
    const answer = closing(queue, 5_000);
    await pass(4_999);
    expect(answer.left).toBeNull();
    await pass(1);
    const left = answer.left ?? [];
    expect([...new Set(left.map(({ name }) => name))]).toEqual(['sheet', 'other']);
    expect(marksIn(left, 'sheet')).toEqual({ fusty: 1, musty: 2, winey: 3 });
    expect(marksIn(left, 'other')).toEqual({ fusty: 4 });
    expect(commits).toHaveLength(1);
  });

  test('after the deadline nothing is tried any more, and no clock runs', async () => {
    const { queue, commits, document, end } = steeredKeeper();
    const sheet = document('sheet', 7);
    sheet.getMap('marks').set('fusty', 1);
    await atRest();
    await end(trouble);
    const answer = closing(queue, 20);
    await atRest();
    await end(trouble);
    expect(commits).toHaveLength(2);
    await pass(20);
    expect(marksIn(answer.left ?? [], 'sheet')).toEqual({ fusty: 1 });
    expect(vi.getTimerCount()).toBe(0);
    sheet.getMap('marks').set('musty', 2);
    await pass(10_000);
    expect(commits).toHaveLength(2);
  });
});
