import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { offlineRuleSchema } from '../../domain/account/offline-rule.ts';
import { withFactors } from '../accounts/second-factor/factor-tables.ts';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

const Me = z.object({
  user: z.string(),
  boothRest: z.int().optional(),
  offline: offlineRuleSchema.optional(),
});
const Answer = z.object({ days: z.int(), gone: z.array(z.string()) });

let server: TestServer;
let never: TestServer;
let panel: Awaited<ReturnType<TestServer['foundPanel']>>;
beforeAll(async () => {
  server = await startTestServer();
  never = await startTestServer({ offlineDays: 0 });
  panel = await server.foundPanel('offline');
});
afterAll(() => Promise.all([server.close(), never.close()]));

const me = async (cookie: string, { url } = server) =>
  Me.parse(await (await fetch(`${url}/api/me`, { headers: { cookie } })).json());
const asked = async (accounts: readonly { user: string; token: string }[], at = server) =>
  Answer.parse(await (await at.post('/api/auth/offline', { accounts })).json());

/** A taster's token, as a device keeps it. */
async function tokenOf(username: string, password = PASSWORD) {
  const { user, offline } = await me(await server.cookieOf(username, password));
  if (offline === undefined) throw new Error('no token');
  return { user, token: offline.token };
}

describe('BTH-30 a taster alone is told how to sign in without a network', () => {
  test('for as many days as the installation says, and not where it says never', async () => {
    const taster = await me(await server.cookieOf(panel.catadores));
    expect(taster.offline?.days).toBe(7);
    expect((await me(await server.cookieOf(panel.jefespanel))).offline).toBeUndefined();
    expect((await me(await server.cookieOf(panel.adjuntos))).offline).toBeUndefined();
    const other = await never.foundPanel('never');
    expect((await me(await never.cookieOf(other.catadores), never)).offline).toBeUndefined();
  });

  test('nor who has a second factor, which no device can ask for', async () => {
    const own = await server.foundPanel('offline-factor');
    const device = await tokenOf(own.catadores);
    await withFactors(server.database.db)
      .updateTable('user')
      .set({ twoFactorEnabled: true })
      .where('id', '=', device.user)
      .execute();
    expect((await asked([device])).gone).toEqual([device.user]);
  });
});

describe('BTH-32 the server says which accounts of a device may not any more', () => {
  test('none while they are as they were; those it never gave a token, at once', async () => {
    const device = await tokenOf(panel.catadores);
    expect(await asked([device])).toEqual({ days: 7, gone: [] });
    const forged = { ...device, token: `${device.token.slice(0, -1)}~` };
    const nobody = { user: crypto.randomUUID(), token: device.token };
    expect((await asked([forged, nobody])).gone).toEqual([device.user, nobody.user]);
    expect(await asked([])).toEqual({ days: 7, gone: [] });
    expect(await asked([device], never)).toEqual({ days: 0, gone: [device.user] });
  });

  test('one whose password is another, on whatever device it was changed', async () => {
    const own = await server.foundPanel('offline-password');
    const device = await tokenOf(own.catadores);
    const cookie = await server.cookieOf(own.catadores);
    const change = { currentPassword: PASSWORD, newPassword: 'Another-oil8!' };
    expect((await server.post('/api/auth/change-password', change, { cookie })).status).toBe(200);
    expect((await asked([device])).gone).toEqual([device.user]);
    expect((await asked([await tokenOf(own.catadores, 'Another-oil8!')])).gone).toEqual([]);
  });

  test('one that is disabled', async () => {
    const own = await server.foundPanel('offline-disabled');
    const device = await tokenOf(own.catadores);
    await withFactors(server.database.db)
      .updateTable('user')
      .set({ enabled: false })
      .where('id', '=', device.user)
      .execute();
    expect((await asked([device])).gone).toEqual([device.user]);
  });
});

test('BTH-37 BTH-67 a taster is told after how many minutes a booth at rest goes back, nobody else, and nobody where the installation says never', async () => {
  expect((await me(await server.cookieOf(panel.catadores))).boothRest).toBe(5);
  expect((await me(await server.cookieOf(panel.jefespanel))).boothRest).toBeUndefined();
  const resting = await startTestServer({ boothRestMinutes: 0 });
  const other = await resting.foundPanel('resting');
  const taster = await me(await resting.cookieOf(other.catadores), resting);
  await resting.close();
  expect(taster.boothRest).toBeUndefined();
});
