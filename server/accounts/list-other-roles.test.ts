import { expect, test } from 'vitest';
import { withAccounts } from '../database/installation/account-tables.ts';
import { startTestServer } from '../http/testing/test-server.ts';
import { listOtherRoles } from './list-other-roles.ts';

test('KEY-9, KEY-21 beside somebody are the other accounts of the same panel that may sign in', async () => {
  const server = await startTestServer();
  const [own] = [await server.foundPanel('own'), await server.foundPanel('other')];
  const users = withAccounts(server.database.db);
  const rows = await users
    .selectFrom('user')
    .select(['id', 'name', 'panel', 'role', 'taster', 'username'])
    .execute();
  const of = (username: string) => {
    const row = rows.find((one) => one.username === username);
    if (row === undefined) throw new Error(`no ${username}`);
    return { ...row, user: row.id };
  };
  const beside = async (username: string) =>
    [...(await listOtherRoles(server.database, of(username)))].toSorted();
  expect(await beside(own.jefespanel)).toEqual(['adjuntos', 'catadores']);
  await users
    .updateTable('user')
    .set({ enabled: false })
    .where('username', '=', own.adjuntos)
    .execute();
  expect(await beside(own.jefespanel)).toEqual(['catadores']);
  await server.close();
});
