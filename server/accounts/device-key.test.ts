import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceKeyOf } from '../database/installation/device-keys.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
beforeAll(async () => {
  started = await startAccounts();
});
afterAll(() => started.database.close());

test('SYN-10 an account has one key for its devices, whoever asks at once, and no two have the same', async () => {
  const panel = await started.panel('keys');
  const [ana, luis] = [await started.open(panel, 'ana'), await started.open(panel, 'luis')];
  const ask = (user: string) => deviceKeyOf(started.database, { panel, user });
  const keys = await Promise.all([ask(ana), ask(ana), ask(ana)]);
  expect(new Set([...keys, await ask(ana)]).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32);
  expect(await ask(luis)).not.toBe(keys[0]);
});

test('SYN-11 nobody changes or removes a key: what a device holds back is read with it', async () => {
  const panel = await started.panel('keys that stay');
  const user = await started.open(panel, 'eva');
  await deviceKeyOf(started.database, { panel, user });
  const change = started.database.inPanel(panel, ({ trx }) =>
    trx.updateTable('deviceKeys').set({ key: 'another' }).execute(),
  );
  await expect(change).rejects.toMatchObject({ code: '42501' });
  const removal = started.database.inPanel(panel, ({ trx }) =>
    trx.deleteFrom('deviceKeys').execute(),
  );
  await expect(removal).rejects.toMatchObject({ code: '42501' });
});
