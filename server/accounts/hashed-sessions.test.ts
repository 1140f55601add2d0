import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../hono.config.ts';
import { createAccounts } from './create-accounts.ts';
import { storedToken } from './hashed-sessions.ts';
import { sessionRule } from './session-rule.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const SECRET = 'a secret that is long enough for a test';

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts();
});
afterAll(() => started.database.close());

/** The token that a browser holds. */
const tokenIn = (headers: Headers | null): string =>
  decodeURIComponent(headers?.get('cookie')?.split('=')[1] ?? '').split('.')[0] ?? '';

const cookieOf = (token: string): Headers => {
  const seal = createHmac('sha256', SECRET).update(token).digest('base64');
  const cookie = `verdial.session_token=${encodeURIComponent(`${token}.${seal}`)}`;
  return new Headers({ cookie, 'user-agent': 'a browser' });
};
const stored = async (user: string) =>
  (await started.db.selectFrom('session').select('token').where('userId', '=', user).execute()).map(
    ({ token }) => token,
  );

test('SEC-44 what is stored of a session is no way in, though the secret is known', async () => {
  const panel = await started.panel('tokens');
  const user = await started.open(panel, 'tokens');
  const headers = await started.signIn('tokens');
  const token = tokenIn(headers);
  expect(token.length).toBeGreaterThan(20);
  expect(await stored(user)).toEqual([storedToken(token)]);
  expect(await started.accounts.actorOf(cookieOf(token))).toMatchObject({ user });
  expect(await started.accounts.tokenOf(cookieOf(token))).toBe(storedToken(token));
  expect(await started.accounts.actorOf(cookieOf(storedToken(token)))).toBeNull();
  await started.accounts.signOut(cookieOf(token));
  expect(await stored(user)).toEqual([]);
  expect(await started.accounts.actorOf(cookieOf(token))).toBeNull();
});

test('ACC-98 a session of before goes on, is prolonged and ends as any other', async () => {
  const panel = await started.panel('before');
  const user = await started.open(panel, 'before');
  const token = tokenIn(await started.signIn('before'));
  const long = new Date(Date.now() + 10 * 86_400_000);
  await started.db
    .updateTable('session')
    .set({ token, expiresAt: long })
    .where('userId', '=', user)
    .execute();
  const again = await createAccounts({
    database: started.database,
    secret: SECRET,
    secure: false,
    sendReset: null,
    log: () => {},
    sessions: { rule: sessionRule(readSettings({})), now: Date.now },
  });
  expect(await stored(user)).toEqual([storedToken(token)]);
  expect(await again.actorOf(cookieOf(token))).toMatchObject({ user });
  const prolonged = await again.prolong(cookieOf(token));
  expect(tokenIn(new Headers({ cookie: prolonged.getSetCookie()[0]?.split(';')[0] ?? '' }))).toBe(
    token,
  );
  const { expiresAt } = await started.db
    .selectFrom('session')
    .select('expiresAt')
    .where('userId', '=', user)
    .executeTakeFirstOrThrow();
  expect(expiresAt.getTime()).toBeGreaterThan(long.getTime());
  expect(await stored(user)).toEqual([storedToken(token)]);
});
