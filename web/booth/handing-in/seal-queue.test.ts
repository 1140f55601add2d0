import { expect, test, vi } from 'vitest';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { code } from '../tray-state/booth.fixture.ts';
import { createSealQueue } from './seal-queue.ts';

const FIRST = code('417');
const SECOND = code('852');

/** Starts a queue with a server and a clock that the test controls. */
function startQueue() {
  const asked: string[] = [];
  const open = new Map<TastingCode, PromiseWithResolvers<Result<unknown>>>();
  const timers: { act: () => void; ms: number; isOff: boolean }[] = [];
  const made = createSealQueue({
    ask: (which) => {
      asked.push(which);
      const request = Promise.withResolvers<Result<unknown>>();
      open.set(which, request);
      return request.promise;
    },
    later: (act, ms) => {
      const timer = { act, ms, isOff: false };
      timers.push(timer);
      return () => {
        timer.isOff = true;
      };
    },
  });
  return {
    made,
    asked,
    /** The requested pauses, in ms and in order. */
    pauses: () => timers.map(({ ms }) => ms),
    /** Answers the open request of a sheet; an error is a failed request. */
    async answer(which: TastingCode, what: Result<unknown> | Error): Promise<void> {
      const request = open.get(which);
      if (what instanceof Error) request?.reject(what);
      else request?.resolve(what);
      await request?.promise.catch(() => {});
    },
    /** Ends the newest pause. */
    ring(): void {
      const timer = timers.at(-1);
      if (timer !== undefined && !timer.isOff) timer.act();
    },
  };
}

test('BTH-8 a seal is asked for once while the answer is awaited, and again after a pause', async () => {
  const { made, asked, answer, ring } = startQueue();
  made.want([FIRST]);
  made.want([FIRST]);
  expect(asked).toEqual(['417']);
  await answer(FIRST, refuse('unreachable'));
  made.want([FIRST]);
  expect(asked).toEqual(['417']);
  ring();
  expect(asked).toEqual(['417', '417']);
});

test('BTH-8 a request that came to nothing is made again', async () => {
  const { made, asked, answer, ring } = startQueue();
  made.want([FIRST]);
  await answer(FIRST, new TypeError('the network is gone'));
  ring();
  expect(asked).toEqual(['417', '417']);
  expect(made.refusals().size).toBe(0);
});

test('BTH-8 the pauses grow from a second to a quarter of a minute, and stay there', async () => {
  const { made, pauses, answer, ring } = startQueue();
  made.want([FIRST]);
  for (let round = 0; round < 6; round += 1) {
    await answer(FIRST, refuse('unreachable'));
    ring();
  }
  expect(pauses()).toEqual([1_000, 2_000, 5_000, 15_000, 15_000, 15_000]);
});

test.each([
  refuse('unreachable'),
  refuse('unavailable', { reason: 'disk-full' }),
  refuse('answer-unreadable'),
  refuse('answer-unknown', { status: 502 }),
  refuse('too-many-requests', { seconds: 1 }),
])('BTH-8 the taster is not told of what passes by itself: %j', async (passing) => {
  const { made, asked, answer, ring } = startQueue();
  const heard = vi.fn();
  made.subscribe(heard);
  made.want([FIRST]);
  await answer(FIRST, passing);
  expect(heard).not.toHaveBeenCalled();
  expect(made.refusals().size).toBe(0);
  ring();
  expect(asked).toHaveLength(2);
});

test('BTH-8 a refusal that this page does not know is told, since nothing says that it passes', async () => {
  const { made, answer } = startQueue();
  made.want([FIRST]);
  await answer(FIRST, refuse('answer-unknown', { status: 409 }));
  expect(made.refusals().size).toBe(1);
});

test('BTH-8 a refusal is told of its own sheet, and the sheet is asked for again', async () => {
  const { made, asked, answer, ring } = startQueue();
  const heard = vi.fn();
  const stopHearing = made.subscribe(heard);
  made.want([FIRST, SECOND]);
  await answer(SECOND, refuse('sheet-incomplete', { gaps: [] }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect([...made.refusals()].map(([of, { code: why }]) => [of, why])).toEqual([
    ['852', 'sheet-incomplete'],
  ]);
  ring();
  expect(asked).toEqual(['417', '852', '852']);
  stopHearing();
  await answer(SECOND, refuse('session-validated'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(made.refusals().get(SECOND)?.code).toBe('session-validated');
});

test('BTH-8 what the tray says is sealed is asked for no more, the other sheet is', async () => {
  const { made, asked, answer, ring } = startQueue();
  made.want([FIRST, SECOND]);
  await answer(SECOND, refuse('unreachable'));
  await answer(FIRST, accept(null));
  made.want([SECOND]);
  ring();
  expect(asked).toEqual(['417', '852']);
  made.want([SECOND, FIRST]);
  expect(asked).toEqual(['417', '852', '417']);
});

test('BTH-8 an answer to a sheet that is wanted no more leaves nothing waiting', async () => {
  const { made, asked, pauses, answer } = startQueue();
  made.want([FIRST]);
  made.want([]);
  await answer(FIRST, accept(null));
  expect(pauses()).toEqual([]);
  made.want([FIRST]);
  expect(asked).toEqual(['417', '417']);
});

test('BTH-8 a queue that was stopped asks for nothing', async () => {
  const { made, asked, answer, ring } = startQueue();
  made.want([FIRST, SECOND]);
  await answer(FIRST, refuse('unreachable'));
  made.stop();
  ring();
  await answer(SECOND, refuse('unreachable'));
  ring();
  expect(asked).toEqual(['417', '852']);
});
