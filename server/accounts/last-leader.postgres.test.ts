import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAccounts } from '../database/installation/account-tables.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { PASSWORD, startTestServer, type TestServer } from '../http/testing/test-server.ts';
import { insertAccount } from './insert-account.ts';

describe.each(ENGINES)('ACC-77 on $name', ({ start }) => {
  let engine: StartedEngine;
  let server: TestServer;
  beforeAll(async () => {
    engine = await start();
    server = await startTestServer({ database: engine.database });
  });
  afterAll(async () => {
    await server.close();
    await engine.stop();
  });

  test('of two leaders who disable each other at once, one can still sign in', async () => {
    const hash = await server.accounts.hashPassword(PASSWORD);
    for (const round of ['a', 'b', 'c']) {
      const { panel, jefespanel } = await server.foundPanel(round);
      const second = `second.${round}`;
      await server.database.asInstallation((trx) =>
        insertAccount(trx, {
          panel,
          role: 'jefespanel',
          taster: null,
          name: second,
          username: second,
          email: '',
          hash,
        }),
      );
      const leaders = () =>
        withAccounts(server.database.db)
          .selectFrom('user')
          .select(['id', 'username', 'enabled'])
          .where('panel', '=', panel)
          .where('role', '=', 'jefespanel')
          .execute();
      const [one, two] = [await server.cookieOf(jefespanel), await server.cookieOf(second)];
      const idOf = new Map((await leaders()).map(({ id, username }) => [username, id]));
      const disable = (username: string, cookie: string) =>
        fetch(`${server.url}/api/accounts/${idOf.get(username)}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', origin: server.url, cookie },
          body: JSON.stringify({ name: 'x', email: '', enabled: false }),
        });
      const answers = await Promise.all([disable(second, one), disable(jefespanel, two)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await leaders()).filter(({ enabled }) => enabled)).toHaveLength(1);
    }
  });
});
