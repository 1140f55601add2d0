import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/rights/actor.ts';
import { deviceOf, noteSignIn, readAccess, signOutDevice } from './sign-ins.ts';
import { startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
let ana: Actor;
let bea: Actor;
beforeAll(async () => {
  started = await startAccounts();
  const panel = await started.panel('own');
  const actor = async (username: string): Promise<Actor> => ({
    user: await started.open(panel, username, { email: `${username}@panel.test` }),
    name: username,
    role: 'jefespanel',
    panel,
    taster: null,
  });
  [ana, bea] = [await actor('Ana'), await actor('Bea')];
});
afterAll(() => started.database.close());

const access = (actor: Actor, token: string | null = null) =>
  readAccess(started.database, actor, token, started.accounts.endedSessions);
const note = (actor: Actor, at: string, device: string) =>
  noteSignIn(started.database, actor, {
    at: new Date(at),
    from: '192.0.2.1',
    device,
    language: 'es',
  });

describe('ACC-13 one’s own sign-ins', () => {
  test('the last twenty, the latest first, and nobody else’s', async () => {
    await note(bea, '2026-11-21T00:00:00Z', 'of Bea');
    for (let minute = 10; minute < 32; minute += 1)
      await note(ana, `2026-11-20T08:${minute}:00Z`, `device ${minute}`);
    await note(ana, '2026-11-19T08:00:00Z', 'the day before');
    const { username, email, signIns } = await access(ana);
    expect([username, email]).toEqual(['Ana', 'ana@panel.test']);
    expect(signIns).toHaveLength(20);
    expect(signIns[0]).toEqual({
      at: '2026-11-20T08:31:00.000Z',
      from: '192.0.2.1',
      device: 'device 31',
    });
    expect(signIns.at(-1)).toMatchObject({ device: 'device 12' });
    expect((await access(bea)).signIns).toMatchObject([{ device: 'of Bea' }]);
  });
});

describe('ACC-13 one’s own devices', () => {
  test('the latest first, which of them is this one, and none that is over', async () => {
    const phone = (await started.signIn('ana', undefined, 'Phone')) ?? new Headers();
    await started.signIn('ana', undefined, 'Tablet');
    await started.signIn('bea', undefined, 'Laptop');
    const set = (device: string, fields: object) =>
      started.db.updateTable('session').set(fields).where('userAgent', '=', device).execute();
    const day = (number: number) => new Date(`2026-11-${number}T08:00:00.000Z`);
    await set('Phone', { createdAt: day(10), updatedAt: day(12) });
    await set('Tablet', { createdAt: day(11), updatedAt: day(11) });
    const token = await started.accounts.tokenOf(phone);
    expect((await access(ana, token)).devices).toEqual([
      {
        id: expect.any(String),
        device: 'Tablet',
        since: '2026-11-11T08:00:00.000Z',
        seen: '2026-11-11T08:00:00.000Z',
        isThis: false,
      },
      {
        id: expect.any(String),
        device: 'Phone',
        since: '2026-11-10T08:00:00.000Z',
        seen: '2026-11-12T08:00:00.000Z',
        isThis: true,
      },
    ]);
    await set('Tablet', { expiresAt: new Date(Date.now() - 60_000), userAgent: null });
    await set('Phone', { userAgent: null });
    expect((await access(ana)).devices).toMatchObject([{ device: '', isThis: false }]);
  });

  test('one of them is signed out, once; somebody else’s is not', async () => {
    const [own] = (await access(ana)).devices;
    const [foreign] = (await access(bea)).devices;
    const out = (device: string | undefined) =>
      started.database.asInstallation((trx) => signOutDevice(trx, ana, device ?? 'no device'));
    expect(await out(foreign?.id)).toBe(false);
    expect((await access(bea)).devices).toHaveLength(1);
    expect(await out(own?.id)).toBe(true);
    expect(await out(own?.id)).toBe(false);
    expect((await access(ana)).devices).toEqual([]);
  });
});

test('ACC-13 of a browser’s own words the first three hundred characters are kept', () => {
  expect(deviceOf(new Headers({ 'user-agent': `${'x'.repeat(300)}y` }))).toBe('x'.repeat(300));
  expect(deviceOf(new Headers())).toBe('');
});
