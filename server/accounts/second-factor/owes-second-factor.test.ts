import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';
import { setFactorRule } from './factor-rule.ts';
import { withFactors } from './factor-tables.ts';
import { owesSecondFactor, owingSessions, withoutSecondFactor } from './owes-second-factor.ts';

let started: TestAccounts;

beforeAll(async () => {
  started = await startAccounts();
});
afterAll(() => started.database.close());

test('ACC-111 the watch ends what owing accounts have open, and nobody else’s', async () => {
  const { database } = started;
  const [panel, other] = [await started.panel('rule'), await started.panel('free')];
  const taster = await started.taster(panel, 'T1');
  const leader = await started.open(panel, 'leader');
  const withFactor = await started.open(panel, 'helped', { role: 'adjuntos' });
  await started.open(panel, 'tasting', { role: 'catadores', taster });
  await started.open(other, 'elsewhere');
  const sessionOf = async (username: string) => {
    const caller = await started.accounts.callerOf(
      (await started.signIn(username)) ?? new Headers(),
    );
    return caller?.session ?? '';
  };
  const owing = await sessionOf('leader');
  const sessions = [
    owing,
    await sessionOf('helped'),
    await sessionOf('tasting'),
    await sessionOf('elsewhere'),
  ];
  await withFactors(database.db)
    .updateTable('user')
    .set({ twoFactorEnabled: true })
    .where('id', '=', withFactor)
    .execute();
  expect(await owingSessions(database, sessions)).toEqual([]);
  const rule = { required: true, by: 'Eva', at: new Date() };
  await setFactorRule(database, panel, rule);
  expect(await owingSessions(database, sessions)).toEqual([owing]);
  expect(await owingSessions(database, [])).toEqual([]);
  expect(await withoutSecondFactor(database, panel)).toEqual([{ id: leader, name: 'leader' }]);
  expect(await owesSecondFactor(database, { user: leader, panel, role: 'jefespanel' })).toBe(true);
  await setFactorRule(database, panel, { ...rule, required: false });
  expect(await owingSessions(database, sessions)).toEqual([]);
});
