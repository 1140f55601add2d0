import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { insertAccount } from './insert-account.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
let own: PanelId;
let other: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  [own, other] = [await started.panel('own'), await started.panel('other')];
});
afterAll(() => started.database.close());

const accountOf = (id: string) =>
  started.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('ACC-6 an account is kept with everything it is for, its user name as it was spelt', async () => {
  const taster = await started.taster(own, 'T1');
  const person = { role: 'catadores', taster, name: 'Ana Vera', email: 'Ana@Panel.TEST' } as const;
  const id = await started.open(own, 'Ana.Vera', person);
  expect(await accountOf(id)).toMatchObject({
    name: 'Ana Vera',
    username: 'ana.vera',
    displayUsername: 'Ana.Vera',
    email: 'ana@panel.test',
    emailVerified: true,
    role: 'catadores',
    panel: own,
    taster,
    enabled: true,
  });
  const credentials = await started.db
    .selectFrom('account')
    .select(['accountId', 'providerId', 'userId', 'password'])
    .where('userId', '=', id)
    .execute();
  expect(credentials).toEqual([
    { accountId: id, providerId: 'credential', userId: id, password: started.hash },
  ]);
});

test('ACC-9 who was invited has not chosen a password yet', async () => {
  const id = await started.open(own, 'invited', { isInvited: true });
  expect((await accountOf(id)).emailVerified).toBe(false);
});

test('ACC-6 a user name is one account in the whole installation, however it is spelt', async () => {
  const first = await started.open(own, 'carmen');
  const account = { panel: other, role: 'adjuntos', taster: null, email: '' } as const;
  const refused = await started.database.asInstallation((trx) =>
    insertAccount(trx, { ...account, name: 'Another', username: 'Carmen', hash: started.hash }),
  );
  expect(refused).toEqual({ ok: false, code: 'username-taken', data: { username: 'carmen' } });
  expect(await accountOf(first)).toMatchObject({ panel: own, name: 'carmen' });
  expect(await started.db.selectFrom('user').where('panel', '=', other).execute()).toEqual([]);
});

test('ACC-42 two accounts may share a mailbox, of one panel or two', async () => {
  const first = await started.open(own, 'shared.one', { email: 'box@panel.test' });
  const second = await started.open(other, 'Shared.Two', { email: 'Box@Panel.test' });
  const without = await started.open(other, 'Without');
  expect((await accountOf(first)).email).toBe('box@panel.test');
  expect((await accountOf(second)).email).toBe('box@panel.test');
  expect((await accountOf(without)).email).toBe('without@kiosk.invalid');
});
