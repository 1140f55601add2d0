import { expect, test } from 'vitest';
import { createSessionTurns } from './session-turns.ts';

/** Work that ends when the test says so, and records when it began. */
function work(name: string, told: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    told.push(`${name} begins`);
    return promise;
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

/** Resolves when all work that does not depend on the test has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('COM-1, COM-7 work of one session waits for the work before it, and that of another does not', async () => {
  const inTurn = createSessionTurns();
  const told: string[] = [];
  const [first, second, elsewhere] = ['first', 'second', 'elsewhere'].map((name) =>
    work(name, told),
  );
  const answers = [
    inTurn('panel/1', () => first?.run() ?? Promise.reject()),
    inTurn('panel/1', () => second?.run() ?? Promise.reject()),
    inTurn('panel/2', () => elsewhere?.run() ?? Promise.reject()),
  ];
  await settled();
  expect(told).toEqual(['first begins', 'elsewhere begins']);
  first?.end();
  await settled();
  expect(told).toEqual(['first begins', 'elsewhere begins', 'second begins']);
  second?.end();
  elsewhere?.end();
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'elsewhere']);
});

test('COM-1 what waits behind a failure runs all the same, and the failure is told to its own issuer', async () => {
  const inTurn = createSessionTurns();
  const told: string[] = [];
  const [broken, next, last] = ['broken', 'next', 'last'].map((name) => work(name, told));
  const failure = inTurn('panel/1', () => broken?.run() ?? Promise.reject());
  const behind = inTurn('panel/1', () => next?.run() ?? Promise.reject());
  broken?.fail();
  await expect(failure).rejects.toThrow('broken');
  // Queued after the failure was reported, while the work before it still runs: it waits for that
  // work.
  const third = inTurn('panel/1', () => last?.run() ?? Promise.reject());
  await settled();
  expect(told).toEqual(['broken begins', 'next begins']);
  next?.end();
  last?.end();
  expect(await Promise.all([behind, third])).toEqual(['next', 'last']);
  expect(told).toEqual(['broken begins', 'next begins', 'last begins']);
});
