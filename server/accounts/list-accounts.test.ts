import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownEmail } from '../database/installation/account-tables.ts';
import { linkAccount } from '../database/tasters/tasters.ts';
import { changeAccount } from './change-account.ts';
import { listAccounts } from './list-accounts.ts';
import { noteSignIn } from './sign-ins.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';
import { usernameOf } from './username-of.ts';

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts();
});
afterAll(() => started.database.close());

test('ACC-9 the accounts of a panel, by name, each with its taster and last sign-in', async () => {
  const { database } = started;
  const [own, other] = [await started.panel('own'), await started.panel('other')];
  const zoe = await started.open(own, 'Zoe.L', { name: 'zoe', email: 'Zoe@panel.test' });
  const carmen = await started.open(own, 'carmen', {
    name: 'Carmen',
    role: 'adjuntos',
    isInvited: true,
  });
  const [taster, idle] = [await started.taster(own, 'T1'), await started.taster(own, 'T2')];
  const ana = await started.open(own, 'ana', { name: 'ana', role: 'catadores', taster });
  await database.inPanel(own, (scope) =>
    linkAccount(scope, taster, { account: ana, username: 'ana' }),
  );
  expect(idle).not.toBe(taster);
  await database.asInstallation((trx) => changeAccount(trx, carmen, { enabled: false }));
  const foreign = await started.open(other, 'foreign', { name: 'Bruno' });
  const actor = { user: zoe, name: 'zoe', role: 'jefespanel', panel: own, taster: null } as const;
  for (const [by, at] of [
    [actor, '2026-11-20T08:00:00.000Z'],
    [actor, '2026-11-21T09:30:00.500Z'],
    [actor, '2026-11-19T23:00:00.000Z'],
    [{ ...actor, user: foreign, panel: other }, '2026-11-22T07:00:00.000Z'],
  ] as const)
    await noteSignIn(database, by, {
      at: new Date(at),
      from: '192.0.2.1',
      device: 'x',
      language: 'es',
    });

  const rows = await database.asInstallation((trx) => listAccounts(trx, own));
  const expected = [
    {
      user: ana,
      username: 'ana',
      name: 'ana',
      email: '',
      role: 'catadores',
      enabled: true,
      chosen: true,
      taster: { id: taster, code: 'T1', name: 'Ana T1' },
      secondFactor: false,
      lastSignIn: null,
    },
    {
      user: carmen,
      username: 'carmen',
      name: 'Carmen',
      email: '',
      role: 'adjuntos',
      enabled: false,
      chosen: false,
      taster: null,
      secondFactor: false,
      lastSignIn: null,
    },
    {
      user: zoe,
      username: 'Zoe.L',
      name: 'zoe',
      email: 'zoe@panel.test',
      role: 'jefespanel',
      enabled: true,
      chosen: true,
      taster: null,
      secondFactor: false,
      lastSignIn: '2026-11-21T09:30:00.500Z',
    },
  ];
  expect(rows).toEqual(expected);
  const one = (user: string) => database.asInstallation((trx) => listAccounts(trx, own, user));
  expect(await one(carmen)).toEqual([expected[1]]);
  expect(await one(foreign)).toEqual([]);
  expect(await usernameOf(database, zoe)).toBe('Zoe.L');
});

test('an address nobody can reach is not shown', () => {
  expect(shownEmail('ana@kiosk.invalid')).toBe('');
  expect(shownEmail('ana.invalid@panel.test')).toBe('ana.invalid@panel.test');
});
