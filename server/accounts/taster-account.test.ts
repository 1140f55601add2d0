import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { followTaster } from './taster-account.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
let panel: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('own');
});
afterAll(() => started.database.close());

/**
 * Applies a change in the register to the account of a taster who was active or not; returns
 * whether the account was disabled.
 */
async function saved(account: string, wasActive: boolean, active: boolean): Promise<boolean> {
  const form = { firstName: 'Eva', lastName: 'Sol', active };
  const eva = { user: 'eva', name: 'Eva', role: 'jefespanel', panel, from: '192.0.2.1' };
  const by = { issuer: eva, at: new Date() };
  return started.database.asInstallation((trx) => followTaster(trx, by, account, wasActive, form));
}
const opened = async (username: string) =>
  started.open(panel, username, {
    role: 'catadores',
    taster: await started.taster(panel, username),
  });
const row = (id: string) =>
  started.db.selectFrom('user').select(['name', 'enabled']).where('id', '=', id).executeTakeFirst();

describe('ACC-75 ACC-76 an account follows its taster in the register', () => {
  test('by the name, and nobody is signed out by that', async () => {
    const account = await opened('stays');
    const headers = await started.signIn('stays');
    expect(await saved(account, true, true)).toBe(false);
    expect(await row(account)).toEqual({ name: 'Eva Sol', enabled: true });
    expect(await started.accounts.actorOf(headers ?? new Headers())).not.toBeNull();
  });

  test('and is barred with a taster who rests', async () => {
    const account = await opened('rests');
    const headers = await started.signIn('rests');
    expect(await saved(account, true, false)).toBe(true);
    expect(await row(account)).toMatchObject({ enabled: false });
    expect(await started.accounts.actorOf(headers ?? new Headers())).toBeNull();
    expect(await started.signIn('rests')).toBeNull();
  });
});

test.each([
  [true, true],
  [false, true],
  [false, false],
])(
  'REG-9 REG-17 no save in the register lets an account in that a leader has disabled: active %j, then %j',
  async (wasActive, active) => {
    const account = await opened(`barred.${wasActive}.${active}`);
    await started.db
      .updateTable('user')
      .set({ enabled: false })
      .where('id', '=', account)
      .execute();
    expect(await saved(account, wasActive, active)).toBe(false);
    expect(await row(account)).toMatchObject({ enabled: false });
  },
);
