import { afterAll, beforeAll, expect, test } from 'vitest';
import { trailOf } from '../audit/trail-scope.ts';
import { openDoubts } from '../database/installation/account-doubts.ts';
import { confirmBySecondFactor } from './confirm-doubts.ts';
import { countDoubts, raiseDoubt } from './doubts.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts();
});
afterAll(() => started.database.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));

test.each([
  ['before the link was used', 4, []],
  ['after it was used, whoever did it', 6, [{ kind: 'link', by: 'Eva', used: true }]],
])('ACC-72 a second step that was set up %s', async (_when, minute, left) => {
  const panel = await started.panel('factor');
  const account = await started.open(panel, `ana.${minute}`, { email: `a${minute}@owner.test` });
  const whose = { panel, account };
  await started.database.asInstallation(async (trx) => {
    await raiseDoubt(trx, { ...whose, by: 'Eva', at: at(1), token: 'the link' });
    await countDoubts(trx, { ...whose, token: 'the link', at: at(5) });
    await confirmBySecondFactor(
      trailOf(started.database, trx),
      { ...whose, since: at(minute) },
      { at: at(9), from: '192.0.2.7' },
    );
  });
  const open = await started.database.inPanel(panel, (scope) => openDoubts(scope, account));
  expect(open.map(({ at: _at, ...rest }) => rest)).toEqual(left);
});
