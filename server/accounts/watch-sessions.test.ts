import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { readSettings } from '../../hono.config.ts';
import { changeAccount } from './change-account.ts';
import { endedSessions } from './create-accounts.ts';
import { sessionRule } from './session-rule.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';
import { watchSessions } from './watch-sessions.ts';

const rule = sessionRule(readSettings({}));

let started: TestAccounts;
let panel: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('own');
});
afterAll(() => started.database.close());

/** The sessions of an account, the oldest first. */
async function sessionsOf(user: string): Promise<readonly string[]> {
  const rows = await started.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', user)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A poll as another process runs it, with only the database as its source. Two people have
 * documents open there.
 */
async function scene(name: string) {
  const users: string[] = [];
  for (const username of [`${name}.one`, `${name}.two`]) {
    users.push(await started.open(panel, username));
    await started.signIn(username);
  }
  const [one = '', two = ''] = users;
  const open = [...(await sessionsOf(one)), ...(await sessionsOf(two))];
  const returned: (readonly string[])[] = [];
  const clock = { at: Date.now() };
  const look = () =>
    watchSessions({
      openSessions: () => open,
      endedSessions: (sessions) =>
        endedSessions(started.database, sessions, { rule, now: () => clock.at }),
      returnToGate: (sessions) => returned.push([...sessions]),
    });
  return { look, returned, clock, open, users, one, two };
}

describe('ACC-7 ACC-79 whose session ended is sent back through the gate', () => {
  test('when the account was disabled at another process', async () => {
    const { look, returned, one, open } = await scene('elsewhere');
    await look();
    expect(returned).toEqual([]);
    await started.database.asInstallation((trx) => changeAccount(trx, one, { enabled: false }));
    await look();
    expect(returned).toEqual([[open[0]]]);
  });

  test('when only the account says so, and its session is still there', async () => {
    const { look, returned, two, open } = await scene('word');
    await started.db.updateTable('user').set({ enabled: false }).where('id', '=', two).execute();
    await look();
    expect(returned).toEqual([[open[1]]]);
  });

  test('when the session is over by time alone, at that instant', async () => {
    const { look, returned, clock, open, users } = await scene('over');
    const { expiresAt } = await started.db
      .selectFrom('session')
      .select((of) => of.fn.max('expiresAt').as('expiresAt'))
      .where('userId', 'in', users)
      .executeTakeFirstOrThrow();
    clock.at = new Date(expiresAt).getTime();
    await look();
    expect(returned).toEqual([open]);
  });

  test('ACC-70 when nobody used the booth for an hour, and not a desk beside it', async () => {
    const taster = await started.taster(panel, 'T7');
    const booth = await started.open(panel, 'unused.booth', { role: 'catadores', taster });
    const desk = await started.open(panel, 'unused.desk');
    for (const username of ['unused.booth', 'unused.desk']) await started.signIn(username);
    const [one = ''] = await sessionsOf(booth);
    const [two = ''] = await sessionsOf(desk);
    const at = started.clock.at + 60 * 60_000;
    const ended = (now: number) =>
      endedSessions(started.database, [one, two], { rule, now: () => now });
    expect(await ended(at - 1)).toEqual([]);
    expect(await ended(at)).toEqual([one]);
  });

  test('alone, while another device of the same person goes on', async () => {
    const { look, returned, one, open } = await scene('devices');
    await started.signIn('devices.one', undefined, 'Phone');
    const [booth = '', phone = ''] = await sessionsOf(one);
    open.push(phone);
    await started.db.deleteFrom('session').where('id', '=', booth).execute();
    await look();
    expect(returned).toEqual([[booth]]);
  });

  test('what is no session has ended; of none nothing is asked', async () => {
    const gone = crypto.randomUUID();
    expect(await endedSessions(started.database, [gone], { rule, now: Date.now })).toEqual([gone]);
    expect(await endedSessions(started.database, [], { rule, now: Date.now })).toEqual([]);
  });
});

test('ACC-7 nothing is asked while nobody has a document open, and nobody is sent back in vain', async () => {
  const asked: unknown[] = [];
  const sets: unknown[] = [];
  const watch = (open: readonly string[]) =>
    watchSessions({
      openSessions: () => open,
      endedSessions: async (sessions) => {
        asked.push(sessions);
        return [];
      },
      returnToGate: (sessions) => sets.push(sessions),
    });
  await watch([]);
  expect(asked).toEqual([]);
  await watch(['s1']);
  expect([asked, sets]).toEqual([[['s1']], []]);
});
