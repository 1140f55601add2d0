import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './database/database.ts';
import { testDatabase } from './database/testing/test-database.ts';
import { createHealth } from './health.ts';
import { pass, steeredKeeper } from './sync/testing/steered-keeper.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function scene() {
  const keeper = steeredKeeper();
  return { ...keeper, health: createHealth(database, keeper.queue) };
}

test('HEA-1 KEE-1 a failed commit is shown with how much is unsaved, until all of it is stored', async () => {
  const { queue, document, end, health } = scene();
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0 });
  document('a', 1).getMap('marks').set('fusty', 1);
  document('b', 2).getMap('marks').set('fusty', 2);
  await pass(0);
  // What is on its way is no failure.
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 2 });
  await end(new Error('disk full'));
  health.noteStoreFailure();
  document('c', 3).getMap('marks').set('fusty', 3);
  expect(await health.read()).toEqual({ status: 'failing', unsaved: 3 });
  await pass(100);
  expect(await health.read()).toEqual({ status: 'failing', unsaved: 3 });
  await end();
  expect(queue.dirtyNames()).toEqual([]);
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0 });
  document('a', 4).getMap('marks').set('fusty', 1);
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 1 });
});

test('HEA-1 a failure that was made good between two looks is none', async () => {
  const { stored, document, end, health } = scene();
  document('a', 1).getMap('marks').set('fusty', 1);
  await pass(0);
  await end(new Error('disk full'));
  health.noteStoreFailure();
  await pass(100);
  await end();
  expect(stored).toHaveLength(1);
  health.noteStored();
  document('b', 2).getMap('marks').set('fusty', 1);
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 1 });
});

test('HEA-1 a database that is gone is told as failing', async () => {
  const { queue, health } = scene();
  const gone = await testDatabase();
  await gone.close();
  const before = vi.getTimerCount();
  expect(await createHealth(gone, queue).read()).toEqual({ status: 'failing', unsaved: 0 });
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0 });
  expect(vi.getTimerCount()).toBe(before);
});

test('HEA-1 a database that does not answer within two seconds is told as failing', async () => {
  const { health } = scene();
  const busy = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  // The embedded database has one connection: what it is asked meanwhile waits.
  const work = database.asInstallation(async () => {
    begun.resolve();
    await busy.promise;
  });
  await begun.promise;
  const answers: unknown[] = [];
  const asked = health.read().then((answer) => answers.push(answer));
  await pass(1_999);
  expect(answers).toEqual([]);
  await pass(1);
  await asked;
  expect(answers).toEqual([{ status: 'failing', unsaved: 0 }]);
  busy.resolve();
  await work;
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0 });
});
