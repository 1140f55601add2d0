import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts({ secure: true, canMail: false });
  const panel = await started.panel('own');
  await started.open(panel, 'ana', { email: 'ana@panel.test' });
});
afterAll(() => started.database.close());

test('ACC-8 ACC-97 by https a cookie is Secure, and scripts cannot read it', async () => {
  const input = { username: 'ana', password: PASSWORD, rememberMe: false };
  const cookies = (await started.accounts.signIn(input, 'x'))?.headers.getSetCookie() ?? [];
  const session = cookies.find((cookie) => cookie.includes('session_token')) ?? '';
  expect(session).toMatch(/^__Host-verdial\.session_token=/);
  for (const word of ['; Secure', '; HttpOnly', '; SameSite=Lax', '; Path=/'])
    expect(session).toContain(word);
  expect(session).not.toContain('Max-Age');
});

test('ACC-9 without a mail server no link is made that nobody could be sent', async () => {
  await started.accounts.requestReset('ana', new Headers());
  expect(await started.db.selectFrom('verification').select('id').execute()).toEqual([]);
});
