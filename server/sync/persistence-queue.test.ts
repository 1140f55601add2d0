import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest, marksIn, pass, steeredKeeper } from './testing/steered-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const trouble = new Error('disk full');

describe('SYN-1 stored is said of what a commit held, and of nothing that came since', () => {
  test('what arrives during a commit is announced after its own', async () => {
    const { commits, stored, document, end } = steeredKeeper();
    const sheet = document('sheet', 7);
    sheet.getMap('marks').set('fusty', 1);
    await atRest();
    sheet.getMap('marks').set('musty', 2);
    sheet.getMap('marks').set('winey', 3);
    await atRest();
    expect(commits).toHaveLength(1);
    expect(stored).toEqual([]);
    await end();
    expect(marksIn(commits[0]?.updates ?? [], 'sheet')).toEqual({ fusty: 1 });
    expect(stored).toEqual([{ name: 'sheet', held: { 7: 1 } }]);
    sheet.getMap('marks').set('rancid', 4);
    await end();
    expect(commits[1]?.updates).toHaveLength(1);
    expect(stored.slice(1)).toEqual([{ name: 'sheet', held: { 7: 3 } }]);
    await end();
    expect(stored.slice(2)).toEqual([{ name: 'sheet', held: { 7: 4 } }]);
    const all = commits.flatMap(({ updates }) => updates);
    expect(marksIn(all, 'sheet')).toEqual({ fusty: 1, musty: 2, winey: 3, rancid: 4 });
    expect(commits).toHaveLength(3);
  });

  test('a commit of two documents is announced for each by what it held of each, and for no third', async () => {
    const { stored, document, end } = steeredKeeper();
    const [first, second, third] = [document('a', 1), document('b', 2), document('c', 3)];
    first.getMap('marks').set('fusty', 1);
    second.getMap('marks').set('fusty', 1);
    second.getMap('marks').set('musty', 2);
    await atRest();
    third.getMap('marks').set('fusty', 1);
    await end();
    expect(stored).toEqual([
      { name: 'a', held: { 1: 1 } },
      { name: 'b', held: { 2: 2 } },
    ]);
    await end();
    expect(stored.slice(2)).toEqual([{ name: 'c', held: { 3: 1 } }]);
  });

  test('a commit that takes long is announced as received meanwhile, a quick one is not', async () => {
    const { stored, slow, document, end } = steeredKeeper({ slowAfter: 50 });
    const sheet = document('sheet', 7);
    sheet.getMap('marks').set('fusty', 1);
    await atRest();
    await pass(49);
    expect(slow).toEqual([]);
    sheet.getMap('marks').set('musty', 2);
    await pass(1);
    expect(slow).toEqual([{ name: 'sheet', held: { 7: 1 } }]);
    expect(stored).toEqual([]);
    await end();
    await end();
    await pass(1_000);
    expect(slow).toHaveLength(1);
    expect(stored).toHaveLength(2);
  });
});

describe('KEE-1 nothing is called stored before it is committed, and nothing is given up', () => {
  test('what a failed commit held comes first in the next, with what came since behind it', async () => {
    const { queue, commits, stored, document, end } = steeredKeeper();
    const [first, second, third] = [document('a', 1), document('b', 2), document('c', 3)];
    first.getMap('marks').set('fusty', 1);
    second.getMap('marks').set('fusty', 2);
    await atRest();
    third.getMap('marks').set('fusty', 3);
    first.getMap('marks').set('fusty', 4);
    await end(trouble);
    expect(stored).toEqual([]);
    expect(queue.dirtyNames()).toEqual(['a', 'b', 'c']);
    await pass(100);
    expect(commits[1]?.updates.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(marksIn(commits[1]?.updates ?? [], 'a')).toEqual({ fusty: 4 });
    expect(marksIn(commits[1]?.updates ?? [], 'b')).toEqual({ fusty: 2 });
    await end();
    expect(stored.map(({ held }) => held)).toEqual([{ 1: 2 }, { 2: 1 }, { 3: 1 }]);
    expect(queue.dirtyNames()).toEqual([]);
  });

  test('KEE-34 it is tried again after 100, 200 and then 350 ms, and after a success after 100 again', async () => {
    const { commits, failures, stored, document, end } = steeredKeeper();
    const sheet = document('sheet', 7);
    sheet.getMap('marks').set('fusty', 1);
    await atRest();
    const failAndWait = async (milliseconds: number) => {
      const tried = commits.length;
      await end(trouble);
      await pass(milliseconds - 1);
      expect(commits).toHaveLength(tried);
      await pass(1);
      expect(commits).toHaveLength(tried + 1);
    };
    for (const milliseconds of [100, 200, 350, 350]) await failAndWait(milliseconds);
    expect(failures).toEqual([1, 2, 3, 4].map((attempt) => [trouble, attempt]));
    await end();
    expect(stored).toEqual([{ name: 'sheet', held: { 7: 1 } }]);
    sheet.getMap('marks').set('musty', 2);
    await atRest();
    await failAndWait(100);
    expect(failures.slice(4)).toEqual([[trouble, 1]]);
  });

  test('a failed commit is tried at once when the store is said to be well', async () => {
    const { queue, commits, document, end } = steeredKeeper();
    queue.hurry();
    document('sheet', 7).getMap('marks').set('fusty', 1);
    await atRest();
    await end(trouble);
    queue.hurry();
    await atRest();
    expect(commits).toHaveLength(2);
    await end();
    expect(queue.isDirty('sheet')).toBe(false);
    await pass(1_000);
    expect(commits).toHaveLength(2);
  });

  test('a document is unsaved while something of it waits or is under way, and is told when all is stored', async () => {
    const { queue, document, end } = steeredKeeper();
    const [sheet, other] = [document('sheet', 7), document('other', 8)];
    const settled: string[] = [];
    const tellSettled = (name: string) => void queue.settled(name).then(() => settled.push(name));
    tellSettled('nothing');
    sheet.getMap('marks').set('fusty', 1);
    expect([queue.isDirty('sheet'), queue.isDirty('other')]).toEqual([true, false]);
    await atRest();
    expect(settled).toEqual(['nothing']);
    sheet.getMap('marks').set('musty', 2);
    other.getMap('marks').set('fusty', 3);
    expect(queue.dirtyNames()).toEqual(['sheet', 'other']);
    tellSettled('sheet');
    tellSettled('other');
    await end();
    expect(settled).toEqual(['nothing']);
    expect([queue.isDirty('sheet'), queue.isDirty('other')]).toEqual([true, true]);
    await end(trouble);
    expect(settled).toEqual(['nothing']);
    expect(queue.dirtyNames()).toEqual(['sheet', 'other']);
    await pass(100);
    await end();
    expect(settled).toEqual(['nothing', 'sheet', 'other']);
    expect([queue.isDirty('sheet'), queue.isDirty('other')]).toEqual([false, false]);
  });

  test('a commit holds two thousand documents at most; the others go into the next', async () => {
    const { queue, commits, stored, document, end } = steeredKeeper();
    for (let number = 1; number <= 2_001; number += 1)
      document(`sheet-${number}`, number).getMap('marks').set('fusty', 1);
    await atRest();
    expect(commits[0]?.updates).toHaveLength(2_000);
    expect(queue.dirtyNames()).toHaveLength(2_001);
    await end();
    expect(stored).toHaveLength(2_000);
    expect(commits[1]?.updates.map(({ name }) => name)).toEqual(['sheet-2001']);
    await end();
    expect(stored.at(-1)).toEqual({ name: 'sheet-2001', held: { 2001: 1 } });
    expect(commits).toHaveLength(2);
  });
});
