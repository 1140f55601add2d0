import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

const Account = z.object({
  user: z.string(),
  username: z.string(),
  enabled: z.boolean(),
  chosen: z.boolean(),
  invitation: z.object({ way: z.string(), path: z.string().optional() }).optional(),
});
const Accounts = z.array(Account);

let server: TestServer;
let leader = '';
let assistant = '';
beforeAll(async () => {
  server = await startTestServer();
  const panel = await server.foundPanel('people');
  leader = await server.cookieOf(panel.jefespanel);
  assistant = await server.cookieOf(panel.adjuntos);
});
afterAll(() => server.close());

const send = async (method: string, path: string, body: unknown, cookie = leader) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const value: unknown = await answer.json();
  return { status: answer.status, value };
};
const list = async () => Accounts.parse((await send('GET', '/api/accounts', null)).value);

describe('ACC-9 the leader opens an account, its owner chooses the password', () => {
  const body = {
    role: 'adjuntos',
    name: 'Marta Ruiz',
    username: 'marta.ruiz',
    email: 'marta@panel.test',
  };

  test('an assistant gets a first mail, chooses a password, and signs in', async () => {
    const opened = await send('POST', '/api/accounts', body);
    expect(opened).toMatchObject({
      status: 200,
      value: { username: 'marta.ruiz', chosen: false, invitation: { way: 'mail' } },
    });
    const [letter] = server.invitations;
    expect(letter).toMatchObject({ email: 'marta@panel.test' });
    const token = letter?.token ?? '';
    const weak = await server.post('/api/auth/reset-password', { token, newPassword: 'short' });
    expect(weak.status).toBe(422);
    const chosen = await server.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(chosen.status).toBe(200);
    const again = await server.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(again.status).toBe(422);
    const cookie = await server.cookieOf('marta.ruiz');
    expect(await send('GET', '/api/me', null, cookie)).toMatchObject({
      value: { role: 'adjuntos', name: 'Marta Ruiz' },
    });
    expect((await list()).find(({ username }) => username === 'marta.ruiz')).toMatchObject({
      chosen: true,
    });
  });

  test('ACC-75 a taster has one account at most, linked to them', async () => {
    const form = tasterForm({ code: 'T7', firstName: 'Rosa', lastName: 'Vera' });
    const made = await send('POST', '/api/tasters', form);
    const { id } = z.object({ id: z.string() }).parse(made.value);
    const account = { role: 'catadores', taster: id, username: 'rosa', email: '' };
    const opened = await send('POST', '/api/accounts', account);
    const { invitation } = Account.parse(opened.value);
    expect(invitation?.way).toBe('hand');
    const token = new URL(invitation?.path ?? '', server.url).searchParams.get('token');
    await server.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    const cookie = await server.cookieOf('rosa');
    expect(await send('GET', '/api/me', null, cookie)).toMatchObject({
      value: { taster: { id, code: 'T7' } },
    });
    const second = await send('POST', '/api/accounts', { ...account, username: 'rosa2' });
    expect(second).toMatchObject({ status: 409, value: { code: 'taster-has-account' } });
  });

  test('nobody but a leader opens or changes one', async () => {
    expect(await send('POST', '/api/accounts', body, assistant)).toMatchObject({ status: 403 });
  });
});

describe('ACC-7 an account is disabled', () => {
  test('ACC-78 it is signed out at once and cannot sign in', async () => {
    const cookie = await server.cookieOf('marta.ruiz');
    const marta = (await list()).find(({ username }) => username === 'marta.ruiz');
    const path = `/api/accounts/${marta?.user}`;
    const change = { name: 'Marta Ruiz', email: 'marta@panel.test', enabled: false };
    expect(await send('PUT', path, change)).toMatchObject({ value: { enabled: false } });
    expect(await send('GET', '/api/me', null, cookie)).toMatchObject({ status: 401 });
    await expect(server.cookieOf('marta.ruiz')).rejects.toThrow('credentials-wrong');
    expect(server.reached).toContainEqual({ returned: marta?.user });
    expect(await send('PUT', path, { ...change, enabled: true })).toMatchObject({ status: 200 });
    await server.cookieOf('marta.ruiz');
  });

  test('ACC-77 nobody disables themselves', async () => {
    const own = (await list()).find(({ username }) => username === 'leader.people');
    const change = { name: 'L', email: '', enabled: false };
    expect(await send('PUT', `/api/accounts/${own?.user}`, change)).toMatchObject({
      status: 409,
      value: { code: 'own-account' },
    });
  });
});

describe('ACC-13 one sees and ends one’s own sign-ins', () => {
  const Access = z.object({
    signIns: z.array(z.object({ from: z.string() })),
    devices: z.array(z.object({ id: z.string(), isThis: z.boolean() })),
  });

  test('another device is signed out, and nobody else’s', async () => {
    const [here, there] = [
      await server.cookieOf('assistant.people'),
      await server.cookieOf('assistant.people'),
    ];
    const access = Access.parse((await send('GET', '/api/access', null, here)).value);
    expect(access.signIns.length).toBeGreaterThanOrEqual(3);
    const others = access.devices.filter(({ isThis }) => !isThis);
    expect(access.devices.length - others.length).toBe(1);
    const foreign = `/api/access/devices/${others[0]?.id}/sign-out`;
    expect(await send('POST', foreign, {}, leader)).toMatchObject({ status: 404 });
    for (const { id } of others)
      expect(await send('POST', `/api/access/devices/${id}/sign-out`, {}, here)).toMatchObject({
        status: 200,
      });
    expect(await send('GET', '/api/me', null, here)).toMatchObject({ status: 200 });
    expect(await send('GET', '/api/me', null, there)).toMatchObject({ status: 401 });
  });
});

describe('ACC-10 one’s own signature', () => {
  test('is kept as strokes and as the picture they make, and no picture is taken from outside', async () => {
    const strokes = [
      [10, 20, 30.04, 40],
      [500, 200],
    ];
    const kept = await send('PUT', '/api/my-data/signature', { strokes });
    expect(kept).toMatchObject({ status: 200, value: { signature: { strokes } } });
    expect(JSON.stringify(kept.value)).toContain('<svg');
    for (const bad of [[], [[]], [[2000, 0]], [[1, 2, 3]], [['<script>', 1]]])
      expect(await send('PUT', '/api/my-data/signature', { strokes: bad })).toMatchObject({
        status: 422,
      });
    expect(await send('PUT', '/api/my-data/signature', { strokes: null })).toMatchObject({
      value: { signature: null },
    });
  });
});
