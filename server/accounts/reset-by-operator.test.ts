import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetByOperator } from './reset-by-operator.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const AT = new Date('2026-11-21T09:00:00Z');

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts({ secure: false, canMail: false });
  const panel = await started.panel('own');
  for (const name of ['ana', 'eva'])
    await started.open(panel, name, { email: `${name}@panel.test` });
});
afterAll(() => started.database.close());

test('OPS-7 ACC-41 OPS-17 a link of the operator is told to the owner, and is in doubt as any that somebody else had in hand', async () => {
  await started.db
    .updateTable('user')
    .set({ emailVerified: true })
    .where('username', '=', 'ana')
    .execute();
  expect(await resetByOperator(started, 'ana', AT)).toEqual({
    path: expect.stringMatching(/^\/reset\?token=\w+$/),
  });
  const doubts = await started.database.db
    .selectFrom('accountDoubts')
    .select(['kind', 'byName', 'address'])
    .execute();
  expect(doubts).toEqual([{ kind: 'link', byName: 'operator', address: 'ana@panel.test' }]);
  const letters = await started.database.db.selectFrom('letters').select('address').execute();
  expect(letters).toEqual([{ address: 'ana@panel.test' }]);
});

test('OPS-7 OPS-18 for an account that is disabled there is no link', async () => {
  await started.db
    .updateTable('user')
    .set({ enabled: false })
    .where('username', '=', 'eva')
    .execute();
  expect(await resetByOperator(started, 'eva', AT)).toEqual({ why: 'disabled' });
  expect(await resetByOperator(started, 'nobody', AT)).toEqual({ why: 'no-account' });
  const links = await started.db.selectFrom('verification').select('value').execute();
  const eva = await started.db
    .selectFrom('user')
    .select('id')
    .where('username', '=', 'eva')
    .executeTakeFirst();
  expect(links.map(({ value }) => value)).not.toContain(eva?.id);
});
