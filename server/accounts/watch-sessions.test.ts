import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { changeAccount } from './change-account.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';
import { watchSessions } from './watch-sessions.ts';
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
  const look = () =>
    watchSessions({
      openUsers: () => open,
      withoutSession: (users) => withoutSession(started.database, users, new Date(clock.at)),
      returnToGate: (users) => returned.push([...users]),
    });
  const [one = '', two = ''] = open;
  return { look, returned, clock, open, one, two };
}

describe('ACC-7 whose last session ended is sent back through the gate', () => {
  test('when the account was disabled at another process', async () => {
    const { look, returned, one } = await scene('elsewhere');
    await look();
    expect(returned).toEqual([]);
    await started.database.asInstallation((trx) => changeAccount(trx, one, { enabled: false }));
    await look();
    expect(returned).toEqual([[one]]);
  });

  test('when only the account says so, and its session is still there', async () => {
    const { look, returned, two } = await scene('word');
    await started.db.updateTable('user').set({ enabled: false }).where('id', '=', two).execute();
    await look();
    expect(returned).toEqual([[two]]);
  });

  test('when the session is over by time alone, at that instant', async () => {
    const { look, returned, clock, open } = await scene('over');
    const { expiresAt } = await started.db
      .selectFrom('session')
      .select((of) => of.fn.max('expiresAt').as('expiresAt'))
      .where('userId', 'in', open)
      .executeTakeFirstOrThrow();
    clock.at = new Date(expiresAt).getTime();
    await look();
    expect(returned).toEqual([open]);
  });

  test('not while another device is signed in', async () => {
    const { look, returned, one } = await scene('devices');
    await started.signIn('devices.one', undefined, 'Phone');
    await started.db
      .deleteFrom('session')
      .where('userId', '=', one)
      .where('userAgent', '<>', 'Phone')
      .execute();
    await look();
    expect(returned).toEqual([]);
    await started.db.deleteFrom('session').where('userId', '=', one).execute();
    await look();
    expect(returned).toEqual([[one]]);
  });

  test('an account that is gone has none; of nobody nothing is asked', async () => {
    const gone = crypto.randomUUID();
    expect(await withoutSession(started.database, [gone], new Date())).toEqual([gone]);
    expect(await withoutSession(started.database, [], new Date())).toEqual([]);
  });
});

test('ACC-7 nobody is asked about while nobody has a document open, and nobody is sent back in vain', async () => {
  const asked: unknown[] = [];
  const sets: unknown[] = [];
  const watch = (open: readonly string[]) =>
    watchSessions({
      openUsers: () => open,
      withoutSession: async (users) => {
        asked.push(users);
        return [];
      },
      returnToGate: (users) => sets.push(users),
    });
  await watch([]);
  expect(asked).toEqual([]);
  await watch(['u1']);
  expect([asked, sets]).toEqual([[['u1']], []]);
});
