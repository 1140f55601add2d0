import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.ts';
import { withAccounts } from './account-tables.ts';
import { changeAccount } from './change-account.ts';
import { createSessionWatch } from './watch-sessions.ts';
import { withoutSession } from './without-session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A watch as another process has it: it learns from the database alone. */
async function scene(panel: string) {
  const names = await server.foundPanel(panel);
  for (const role of ['jefespanel', 'catadores'] as const) await server.cookieOf(names[role]);
  const rows = await withAccounts(server.database.db)
    .selectFrom('user')
    .select(['id', 'username'])
    .where('panel', '=', names.panel)
    .execute();
  const idOf = (name: string): string => rows.find(({ username }) => username === name)?.id ?? '';
  const open = [idOf(names.jefespanel), idOf(names.catadores)];
  const returned: string[] = [];
  const clock = { at: Date.now() };
  const watch = createSessionWatch({
    openUsers: () => open,
    withoutSession: (users) => withoutSession(server.database, users, new Date(clock.at)),
    returnToGate: (users) => returned.push(...users),
    log: () => {},
  });
  return { watch, returned, clock, open };
}

test('ACC-7 an account that was disabled at another process is sent back through the gate', async () => {
  const { watch, returned, open } = await scene('elsewhere');
  await watch.look();
  expect(returned).toEqual([]);
  const taster = open[1] ?? '';
  await server.database.asInstallation((trx) => changeAccount(trx, taster, { enabled: false }));
  await watch.look();
  expect(returned).toEqual([taster]);
});

test('ACC-7 a session that is over by time alone closes its documents too', async () => {
  const { watch, returned, clock, open } = await scene('over');
  clock.at += 31 * 24 * 60 * 60_000;
  await watch.look();
  expect(returned).toEqual(open);
});
