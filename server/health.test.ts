import type { KyselyPlugin } from 'kysely';
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

test('HEA-1, HEA-4, KEE-1, KEE-34 a failed commit is shown with how much is unsaved, until all of it is stored', async () => {
  const { queue, document, end, health } = scene();
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0, unsavedSeconds: 0 });
  document('a', 1).getMap('marks').set('fusty', 1);
  document('b', 2).getMap('marks').set('fusty', 2);
  await pass(0);
  // A pending update is no failure.
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 2, unsavedSeconds: 0 });
  await end(new Error('disk full'));
  health.noteStoreFailure();
  document('c', 3).getMap('marks').set('fusty', 3);
  expect(await health.read()).toEqual({
    status: 'failing',
    failing: ['store'],
    unsaved: 3,
    unsavedSeconds: 0,
  });
  await pass(100);
  expect(await health.read()).toEqual({
    status: 'failing',
    failing: ['store'],
    unsaved: 3,
    unsavedSeconds: 0,
  });
  await end();
  expect(queue.dirtyNames()).toEqual([]);
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0, unsavedSeconds: 0 });
  document('a', 4).getMap('marks').set('fusty', 1);
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 1, unsavedSeconds: 0 });
});

test('HEA-2 work in the background that failed twice in a row is told, and the server is well', async () => {
  const { health } = scene();
  const well = { status: 'ok', unsaved: 0, unsavedSeconds: 0 };
  const failed = { letters: 1, tidying: 0 };
  health.noteWork([
    ['letters', { failedInARow: () => failed.letters }],
    ['tidying', { failedInARow: () => failed.tidying }],
  ]);
  expect(await health.read()).toEqual(well);
  failed.tidying = 2;
  expect(await health.read()).toEqual({ ...well, failingWork: ['tidying'] });
  failed.tidying = 0;
  expect(await health.read()).toEqual(well);
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
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 1, unsavedSeconds: 0 });
});

test('HEA-1 a database that is gone is told as failing', async () => {
  const { queue, health } = scene();
  const gone = await testDatabase();
  await gone.close();
  const before = vi.getTimerCount();
  expect(await createHealth(gone, queue).read()).toEqual({
    status: 'failing',
    failing: ['database'],
    unsaved: 0,
    unsavedSeconds: 0,
  });
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0, unsavedSeconds: 0 });
  expect(vi.getTimerCount()).toBe(before);
});

test('HEA-1 OPS-15 a database that does not answer within two seconds is told as failing', async () => {
  const { health } = scene();
  const busy = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  // The embedded database has one connection, so other queries wait meanwhile.
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
  expect(answers).toEqual([
    { status: 'failing', failing: ['database'], unsaved: 0, unsavedSeconds: 0 },
  ]);
  busy.resolve();
  await work;
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0, unsavedSeconds: 0 });
});

test('HEA-1 HEA-4 what is not stored within three seconds is told as failing, with its age, though nothing has failed', async () => {
  const { clock, document, end, health } = scene();
  document('a', 1).getMap('marks').set('fusty', 1);
  await pass(0);
  clock.at += 1_250;
  document('b', 2).getMap('marks').set('fusty', 1);
  document('a', 1).getMap('marks').set('fusty', 2);
  clock.at += 1_750;
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 2, unsavedSeconds: 3 });
  clock.at += 1;
  expect(await health.read()).toEqual({
    status: 'failing',
    failing: ['unsaved'],
    unsaved: 2,
    unsavedSeconds: 3,
  });
  // The age counts from the first attempt, also during retries.
  await end(new Error('no answer'));
  await pass(100);
  clock.at += 57_000;
  expect(await health.read()).toEqual({
    status: 'failing',
    failing: ['unsaved'],
    unsaved: 2,
    unsavedSeconds: 60,
  });
  await end();
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0, unsavedSeconds: 0 });
});

test('HEA-1 of many looks at a database that does not answer, one question waits there', async () => {
  const { health } = scene();
  const asked: string[] = [];
  const busy = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = database.asInstallation(async () => {
    begun.resolve();
    await busy.promise;
  });
  await begun.promise;
  const counted: Database = { ...database, db: database.db.withPlugin(counting(asked)) };
  const looked = createHealth(counted, scene().queue);
  const looks = Array.from({ length: 20 }, () => looked.read());
  await pass(2_000);
  expect((await Promise.all(looks)).map(({ status }) => status)).toEqual(Array(20).fill('failing'));
  expect(asked).toHaveLength(1);
  busy.resolve();
  await work;
  expect(await health.read()).toMatchObject({ status: 'ok' });
  await vi.waitUntil(async () => (await looked.read()).status === 'ok');
});

/** Records the queries. */
const counting = (asked: string[]): KyselyPlugin => ({
  transformQuery({ node }) {
    asked.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
});

test('HEA-1 HEA-5 between several processes it says whether news come and go, and after a start how many sessions are brought up to date', async () => {
  const { queue } = steeredKeeper();
  const broker = { joined: false, isJoined: () => broker.joined };
  const health = createHealth(database, queue, broker);
  expect(await health.read()).toMatchObject({ status: 'ok', broker: 'away' });
  broker.joined = true;
  health.noteReconciled(3, 8);
  expect(await health.read()).toMatchObject({ broker: 'joined', reconciling: { done: 3, of: 8 } });
  health.noteReconciled(8, 8);
  const after = await health.read();
  expect('reconciling' in after).toBe(false);
});

test('OPS-4 everything that fails is told at once', async () => {
  const { queue, clock, document } = scene();
  const gone = await testDatabase();
  await gone.close();
  const health = createHealth(gone, queue);
  document('a', 1).getMap('marks').set('fusty', 1);
  health.noteStoreFailure();
  clock.at += 3_001;
  const failing = ['database', 'store', 'unsaved'];
  expect(await health.read()).toMatchObject({ status: 'failing', failing });
  expect(await health.ready()).toEqual({ status: 'failing', failing });
});

test('OPS-5 OPS-16 a server that ends fares as it does, and takes no more requests', async () => {
  const { health } = scene();
  expect(await health.ready()).toEqual({ status: 'ok' });
  health.noteEnding();
  expect(await health.ready()).toEqual({ status: 'failing', failing: ['ending'] });
  expect(await health.read()).toEqual({ status: 'ok', unsaved: 0, unsavedSeconds: 0 });
});
