import { expect, test } from 'vitest';
import { createLongCalls } from './long-calls.ts';

/** A clock that a computation moves, by so many ms a step. */
function clocked(perStep: number) {
  let now = 1000;
  const long = createLongCalls(() => now);
  return {
    long,
    *steps(count: number, at: (step: number) => void = () => undefined): Generator<number, string> {
      for (let step = 1; step <= count; step += 1) {
        now += perStep;
        at(step);
        yield step / count;
      }
      return 'done';
    },
  };
}

test('M-QC a long call breathes once it has computed for sixteen ms, and tells how far it is', async () => {
  const told: number[] = [];
  const { long, steps } = clocked(8);
  expect(await long.run(1, steps(10), (done) => told.push(done))).toEqual({
    ok: true,
    value: 'done',
  });
  expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('M-QC a short call is not held up by a breath', async () => {
  const told: number[] = [];
  const { long, steps } = clocked(1);
  expect(await long.run(1, steps(15), (done) => told.push(done))).toMatchObject({ ok: true });
  expect(told).toEqual([]);
});

test('M-QC a call that is given up ends at its next breath, and no other with it', async () => {
  const { long, steps } = clocked(16);
  const taken: number[] = [];
  const given = long.run(
    1,
    steps(5, (step) => taken.push(step)),
    () => long.giveUp(1),
  );
  const other = long.run(2, steps(5), () => undefined);
  expect(await given).toMatchObject({ ok: false, code: 'aborted' });
  expect(taken).toEqual([1]);
  expect(await other).toEqual({ ok: true, value: 'done' });
  expect(await long.run(1, steps(3), () => undefined)).toEqual({ ok: true, value: 'done' });
});

test('M-QC between two breaths other messages come in', async () => {
  const { long, steps } = clocked(16);
  const order: string[] = [];
  const calls = ['a', 'b'].map((name, place) =>
    long.run(
      place,
      steps(3, (step) => order.push(`${name}${step}`)),
      () => undefined,
    ),
  );
  await Promise.all(calls);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
});

test('M-QC a listener that is gone is no fault of the computation, one that is broken ends it', async () => {
  const { long, steps } = clocked(16);
  const gone = () => Promise.reject(new Error('gone'));
  expect(await long.run(1, steps(2), gone)).toEqual({ ok: true, value: 'done' });
  function* failing(): Generator<number, string> {
    yield 0;
    throw new Error('no figure');
  }
  await expect(long.run(2, failing(), () => undefined)).rejects.toThrow('no figure');
});
