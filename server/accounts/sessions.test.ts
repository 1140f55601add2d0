import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { cookieOf } from './create-accounts.ts';
import { storedToken } from './hashed-sessions.ts';
import { PASSWORD, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const DAY = 24 * 60 * 60_000;

let started: TestAccounts;
let panel: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('own');
});
afterAll(() => started.database.close());

async function signedIn(username: string) {
  const user = await started.open(panel, username);
  const headers = await started.signIn(username);
  if (headers === null) throw new Error('not signed in');
  return { user, headers };
}
const sessions = (user: string) =>
  started.db
    .selectFrom('session')
    .select(['userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', user)
    .execute();
/** Ages a session by so many milliseconds. */
async function age(user: string, by: number): Promise<void> {
  const [session] = await sessions(user);
  if (session === undefined) throw new Error('no session');
  const before = (at: Date) => new Date(at.getTime() - by);
  const { updatedAt, expiresAt } = session;
  await started.db
    .updateTable('session')
    .set({ updatedAt: before(updatedAt), expiresAt: before(expiresAt) })
    .where('userId', '=', user)
    .execute();
}

describe('ACC-8 a session', () => {
  test('says whose it is, and without a cookie there is none', async () => {
    const { user, headers } = await signedIn('whose');
    expect(await started.accounts.actorOf(headers)).toEqual({
      user,
      name: 'whose',
      panel,
      role: 'jefespanel',
      taster: null,
    });
    expect(await started.accounts.actorOf(new Headers())).toBeNull();
    expect(await started.accounts.tokenOf(new Headers())).toBeNull();
    const token = /=([^.]+)\./.exec(headers.get('cookie') ?? '')?.[1] ?? 'no token';
    expect(await started.accounts.tokenOf(headers)).toBe(storedToken(token));
  });

  test('ACC-99 is over after thirty days', async () => {
    const { user, headers } = await signedIn('thirty');
    await age(user, 30 * DAY - 60_000);
    expect(await started.accounts.actorOf(headers)).not.toBeNull();
    await age(user, 60_000);
    expect(await started.accounts.actorOf(headers)).toBeNull();
  });

  test('is prolonged once a day, when its owner asks who they are and not by every request', async () => {
    const { user, headers } = await signedIn('prolonged');
    const expiry = async () => (await sessions(user))[0]?.expiresAt.getTime() ?? 0;
    const fresh = await expiry();
    expect((await started.accounts.prolong(headers)).getSetCookie()).toEqual([]);
    expect(await expiry()).toBe(fresh);
    await age(user, DAY + 60_000);
    await started.accounts.actorOf(headers);
    await started.accounts.tokenOf(headers);
    expect(await expiry()).toBe(fresh - DAY - 60_000);
    const cookies = (await started.accounts.prolong(headers)).getSetCookie().join();
    expect(cookies).toMatch(/^verdial\.session_token=.*Max-Age=2592000/);
    expect(await expiry()).toBeGreaterThanOrEqual(fresh);
  });

  test('ends when its owner signs out, on that device alone', async () => {
    const { headers } = await signedIn('out');
    const elsewhere = (await started.signIn('out')) ?? new Headers();
    const cookies = (await started.accounts.signOut(headers)).getSetCookie().join();
    expect(cookies).toContain('Max-Age=0');
    expect(await started.accounts.actorOf(headers)).toBeNull();
    expect(await started.accounts.actorOf(elsewhere)).not.toBeNull();
  });

  test('keeps what the device calls itself, and no address', async () => {
    const user = await started.open(panel, 'device');
    await started.signIn('device', PASSWORD, 'Tablet 7');
    expect(await sessions(user)).toMatchObject([{ userAgent: 'Tablet 7' }]);
    const shown = cookieOf(
      new Headers({ cookie: 'a=b', 'user-agent': 'x'.repeat(400), 'x-forwarded-for': '192.0.2.1' }),
    );
    expect([...shown]).toEqual([
      ['cookie', 'a=b'],
      ['user-agent', 'x'.repeat(300)],
    ]);
    expect([...cookieOf(new Headers())]).toEqual([['user-agent', '']]);
  });
});

describe('ACC-7 ACC-78 a disabled account', () => {
  const disable = (user: string) =>
    started.db.updateTable('user').set({ enabled: false }).where('id', '=', user).execute();

  test('has no session any more, though its row is there', async () => {
    const { user, headers } = await signedIn('row');
    await disable(user);
    expect(await sessions(user)).toHaveLength(1);
    expect(await started.accounts.actorOf(headers)).toBeNull();
  });

  test('gets no new one, though the password is right', async () => {
    const user = await started.open(panel, 'barred');
    await disable(user);
    expect(await started.signIn('barred')).toBeNull();
    expect(await sessions(user)).toEqual([]);
  });
});

describe('ACC-93 nothing tells whether a user name exists', () => {
  /** Counts the passwords hashed by the work, since hashing dominates the response time. */
  async function hashed(work: () => Promise<unknown>): Promise<number> {
    let count = 0;
    const hook = createHook({
      init(_id, type) {
        if (type === 'ARGON2REQUEST') count += 1;
      },
    });
    hook.enable();
    await work();
    hook.disable();
    return count;
  }

  test('one password is hashed for a wrong password and for a wrong name', async () => {
    await started.open(panel, 'known');
    for (const name of ['known', 'unknown'])
      expect([
        name,
        await hashed(async () => expect(await started.signIn(name, 'Wrong-one7!')).toBeNull()),
      ]).toEqual([name, 1]);
  });

  test('what is no user name is refused like a wrong one', async () => {
    for (const odd of ['', 'a', 'a b', 'x'.repeat(31), 'x'.repeat(200), "' or 1=1 --", 'ána.vera'])
      expect([odd, await started.signIn(odd)]).toEqual([odd, null]);
  });
});
