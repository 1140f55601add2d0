import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePanelId } from '../../domain/words/ids.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { decideAsInstallation } from '../database/decide.ts';
import { listPanels, readPanel } from '../database/installation/panels.ts';
import { foundPanel } from './found-panel.ts';
import { recordPasswordReset } from './record-password-reset.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts();
});
afterAll(() => started.database.close());

const found = (panel: string, username: string) =>
  decideAsInstallation(started.database, (trx) =>
    foundPanel(trailOf(started.database, trx), {
      panel,
      leader: 'Eva Vera',
      username,
      email: 'eva@panel.test',
      timeZone: 'Europe/Madrid',
      hash: started.hash,
      from: '192.0.2.1',
      at: new Date('2026-11-22T10:00:00.000Z'),
    }),
  );
const trail = () =>
  started.database.db
    .selectFrom('audit')
    .select(['panel', 'actor', 'name', 'role', 'origin', 'command', 'data', 'before', 'after'])
    .orderBy('sequence')
    .execute();

test('STA-2 a panel comes to be with its leader’s account and the first entry of its trail', async () => {
  const result = await found('Baeza', 'Eva.V');
  if (!result.ok) throw new Error(result.code);
  const { panel, account } = result.value;
  expect(parsePanelId(panel)).toBe(panel);
  const row = await started.database.inPanel(panel, readPanel);
  expect(row).toMatchObject({ name: 'Baeza', leader: 'Eva Vera', email: 'eva@panel.test' });
  const headers = (await started.signIn('eva.v')) ?? new Headers();
  expect(await started.accounts.actorOf(headers)).toEqual({
    user: account,
    name: 'Eva Vera',
    panel,
    role: 'jefespanel',
    taster: null,
  });
  const eva = { panel, actor: account, name: 'Eva Vera', role: 'jefespanel' };
  const founded = {
    ...eva,
    origin: '192.0.2.1',
    command: 'found-panel',
    data: null,
    before: null,
    after: { panel: 'Baeza', username: 'Eva.V', timeZone: 'Europe/Madrid' },
  };
  expect(await trail()).toEqual([founded]);

  for (const user of [account, crypto.randomUUID()])
    await started.database.asInstallation((trx) =>
      recordPasswordReset(trailOf(started.database, trx), { user, token: 't' }, '192.0.2.7'),
    );
  expect(await trail()).toEqual([
    founded,
    {
      ...founded,
      origin: '192.0.2.7',
      command: 'reset-password',
      data: { account, inDoubt: [] },
      after: null,
    },
  ]);
});

test('STA-2 or nothing of it, when the user name is taken', async () => {
  const panels = () => started.database.asInstallation(listPanels);
  const before = [await panels(), await trail()];
  expect(await found('Jaén', 'EVA.V')).toMatchObject({ ok: false, code: 'username-taken' });
  expect([await panels(), await trail()]).toEqual(before);
});
