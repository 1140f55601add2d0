import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { changeAccount } from './change-account.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';
import { createSessionWatch } from './watch-sessions.ts';
import { withoutSession } from './without-session.ts';

let started: TestAccounts;
let panel: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('own');
});
afterAll(() => started.database.close());

/** A watch as another process has it, which learns from the database alone; two people have documents open at it. */
async function scene(name: string) {
  const open: string[] = [];
  for (const username of [`${name}.one`, `${name}.two`]) {
    open.push(await started.open(panel, username));
    await started.signIn(username);
  }
  const returned: (readonly string[])[] = [];
  const clock = { at: Date.now() };
  const watch = createSessionWatch({
    openUsers: () => open,
    withoutSession: (users) => withoutSession(started.database, users, new Date(clock.at)),
    returnToGate: (users) => returned.push([...users]),
    log: () => {},
  });
  const [one = '', two = ''] = open;
  return { watch, returned, clock, open, one, two };
}

describe('ACC-7 whose last session ended is sent back through the gate', () => {
  test('when the account was disabled at another process', async () => {
    const { watch, returned, one } = await scene('elsewhere');
    await watch.look();
    expect(returned).toEqual([]);
    await started.database.asInstallation((trx) => changeAccount(trx, one, { enabled: false }));
    await watch.look();
    expect(returned).toEqual([[one]]);
  });

  test('when only the account says so, and its session is still there', async () => {
    const { watch, returned, two } = await scene('word');
    await started.db.updateTable('user').set({ enabled: false }).where('id', '=', two).execute();
    await watch.look();
    expect(returned).toEqual([[two]]);
  });

  test('when the session is over by time alone, at that instant', async () => {
    const { watch, returned, clock, open } = await scene('over');
    const { expiresAt } = await started.db
      .selectFrom('session')
      .select((of) => of.fn.max('expiresAt').as('expiresAt'))
      .where('userId', 'in', open)
      .executeTakeFirstOrThrow();
    clock.at = new Date(expiresAt).getTime();
    await watch.look();
    expect(returned).toEqual([open]);
  });

  test('not while another device is signed in', async () => {
    const { watch, returned, one } = await scene('devices');
    await started.signIn('devices.one', undefined, 'Phone');
    await started.db
      .deleteFrom('session')
      .where('userId', '=', one)
      .where('userAgent', '<>', 'Phone')
      .execute();
    await watch.look();
    expect(returned).toEqual([]);
    await started.db.deleteFrom('session').where('userId', '=', one).execute();
    await watch.look();
    expect(returned).toEqual([[one]]);
  });

  test('an account that is gone has none; of nobody nothing is asked', async () => {
    const gone = crypto.randomUUID();
    expect(await withoutSession(started.database, [gone], new Date())).toEqual([gone]);
    expect(await withoutSession(started.database, [], new Date())).toEqual([]);
  });
});

describe('ACC-7 the watch', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A watch that counts how often it asks; what it asks is answered by `answer`. */
  function counting(answer: () => Promise<readonly string[]>, open: readonly string[] = ['u1']) {
    vi.useFakeTimers();
    const asked: (readonly string[])[] = [];
    const returned: string[] = [];
    const logged: unknown[] = [];
    const watch = createSessionWatch({
      openUsers: () => open,
      withoutSession: (users) => {
        asked.push(users);
        return answer();
      },
      returnToGate: (users) => returned.push(...users),
      log: (level, event, data) => logged.push([level, event, data?.['problem']]),
    });
    return { watch, asked, returned, logged };
  }

  test('looks again and again until it is stopped', async () => {
    const { watch, asked, returned } = counting(async () => ['u1']);
    watch.start(1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([['u1']]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(returned).toEqual(['u1', 'u1', 'u1']);
    watch.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(3);
    watch.stop();
  });

  test('that is stopped while it looks, looks no more', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const { watch, asked } = counting(() => promise);
    watch.start(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    watch.stop();
    resolve([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(1);
  });

  test('says that a look failed, and looks again', async () => {
    const { watch, asked, logged } = counting(() => Promise.reject(new Error('no database')));
    watch.start(1_000);
    await vi.advanceTimersByTimeAsync(2_000);
    watch.stop();
    expect(asked).toHaveLength(2);
    const told = ['error', 'session-watch-failed', expect.stringContaining('no database')];
    expect(logged).toEqual([told, told]);
  });

  test('asks nothing while nobody has a document open, and sends nobody back in vain', async () => {
    const idle = counting(async () => [], []);
    await idle.watch.look();
    expect(idle.asked).toEqual([]);
    const sets: unknown[] = [];
    const watch = createSessionWatch({
      openUsers: () => ['u1'],
      withoutSession: async () => [],
      returnToGate: (users) => sets.push(users),
      log: () => {},
    });
    await watch.look();
    expect(sets).toEqual([]);
  });
});
