import { hashPassword as hashBefore } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, isHashOfToday, isPasswordOf } from './password-hash.ts';
import { PASSWORD, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts();
});
afterAll(() => started.database.close());

test('SEC-42 a password is hashed by Argon2id with today’s costs, each time by another salt', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(isHashOfToday(one)).toBe(true);
  expect(await isPasswordOf(one, PASSWORD)).toBe(true);
  expect(await isPasswordOf(one, `${PASSWORD} `)).toBe(false);
  expect(await isPasswordOf(one.replace('t=2', 't=3'), PASSWORD)).toBe(false);
});

test('ACC-82 a hash of before is good at the next sign-in, and made anew there', async () => {
  const panel = await started.panel('hashes');
  const hash = await hashBefore(PASSWORD);
  const user = await started.open(panel, 'of.before', { hash });
  const kept = async () =>
    (
      await started.db
        .selectFrom('account')
        .select('password')
        .where('userId', '=', user)
        .executeTakeFirstOrThrow()
    ).password;
  expect(isHashOfToday(hash)).toBe(false);
  expect(await started.signIn('of.before', 'Wrong-one7!')).toBeNull();
  expect(await kept()).toBe(hash);
  expect(await started.signIn('of.before')).not.toBeNull();
  const renewed = await kept();
  expect(isHashOfToday(renewed)).toBe(true);
  expect(await started.signIn('of.before')).not.toBeNull();
  expect(await kept()).toBe(renewed);
});
