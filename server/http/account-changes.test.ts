import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

const Account = z.object({ user: z.string(), username: z.string() });
const Opened = Account.extend({
  invitation: z.object({
    way: z.string(),
    path: z.string().optional(),
    why: z.string().optional(),
  }),
});

let server: TestServer;
let own: Awaited<ReturnType<TestServer['foundPanel']>>;
let leader = '';
let other = '';
beforeAll(async () => {
  server = await startTestServer();
  own = await server.foundPanel('own');
  leader = await server.cookieOf(own.jefespanel);
  other = await server.cookieOf((await server.foundPanel('other')).jefespanel);
});
afterAll(() => server.close());

const send = async (method: string, path: string, body: unknown, cookie = leader) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'es',
      origin: server.url,
      cookie,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const value: unknown = await answer.json();
  return { status: answer.status, value };
};
const open = async (name: string, email = `${name}@panel.test`, by = leader) => {
  const body = { role: 'adjuntos', name: `The ${name}`, username: name, email };
  return Opened.parse((await send('POST', '/api/accounts', body, by)).value);
};
/** The last entry of the audit trail about an account. */
const lastEntry = async (user: string) => {
  const entries = await server.database.db
    .selectFrom('audit')
    .select(['panel', 'name', 'command', 'data', 'before', 'after'])
    .orderBy('sequence', 'desc')
    .execute();
  return entries.find(({ data }) => JSON.stringify(data ?? '').includes(user));
};
const NOT_FOUND = { status: 404, value: { code: 'not-found', data: {} } };

describe('ACC-9 the leader opens an account', () => {
  test('it is in the trail, and its owner gets a letter in the languages of the browser', async () => {
    const { user } = await open('marta');
    expect(server.invitations).toMatchObject([
      {
        email: 'marta@panel.test',
        name: 'The marta',
        username: 'marta',
        token: expect.any(String),
        acceptLanguage: 'es',
      },
    ]);
    expect(await lastEntry(user)).toMatchObject({
      panel: own.panel,
      name: own.jefespanel,
      command: 'open-account',
      data: { account: user },
      after: { role: 'adjuntos', name: 'The marta', username: 'marta', email: 'marta@panel.test' },
    });
  });

  test('a user name that is taken opens none', async () => {
    const body = { role: 'jefespanel', name: 'X', username: 'LEADER.other', email: '' };
    expect(await send('POST', '/api/accounts', body)).toEqual({
      status: 409,
      value: { code: 'username-taken', data: { username: 'leader.other' } },
    });
  });

  test('for a taster of the own panel alone', async () => {
    const { value } = await send('GET', '/api/tasters', null, other);
    const rows = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(value).rows;
    const foreign = rows[0]?.id ?? '';
    for (const taster of [foreign, 'T1', ''])
      expect(
        await send('POST', '/api/accounts', {
          role: 'catadores',
          taster,
          username: 'no.taster',
          email: '',
        }),
      ).toEqual(NOT_FOUND);
  });

  test('ACC-9 ACC-86 a link is handed over, and it is said why: without a mailbox, or when the mail server is down', async () => {
    const sent = server.invitations.length;
    const without = await open('without', '');
    expect(without.invitation).toEqual({
      way: 'hand',
      why: 'no-address',
      path: expect.stringMatching(/^\/reset\?token=\w{64}$/),
    });
    server.mailServer.isDown = true;
    const down = await open('down');
    server.mailServer.isDown = false;
    expect(down.invitation).toMatchObject({ way: 'hand', why: 'not-sent' });
    expect(server.invitations).toHaveLength(sent);
    const failure = server.lines.find((line) => line.includes('invitation-mail-failed')) ?? '';
    expect(JSON.parse(failure)).toMatchObject({
      level: 'error',
      problem: expect.stringContaining('down'),
    });
    expect(failure).not.toContain('down@panel.test');
    const token = new URL(down.invitation.path ?? '', server.url).searchParams.get('token');
    const reset = await server.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(reset.status).toBe(200);
  });
});

describe('ACC-7 the leader changes an account', () => {
  test('its name and address, with what was and what became in the trail', async () => {
    const { user } = await open('change');
    const path = `/api/accounts/${user}`;
    const change = { name: 'New', email: 'New@panel.test', enabled: true };
    const changed = {
      user,
      username: 'change',
      name: 'New',
      email: 'new@panel.test',
      enabled: true,
    };
    expect(await send('PUT', path, change)).toMatchObject({ status: 200, value: changed });
    expect(await lastEntry(user)).toMatchObject({
      command: 'change-account',
      data: { account: user },
      before: { name: 'The change', email: 'change@panel.test' },
      after: changed,
    });
    expect(await send('PUT', path, { ...change, email: '' })).toMatchObject({
      value: { email: '' },
    });
    expect(await send('PUT', path, { ...change, email: '' })).toMatchObject({
      value: { email: '' },
    });
    expect(server.reached).not.toContainEqual({ returned: user });
  });

  test('ACC-42 an address that is another’s, in whatever panel, is answered as any other', async () => {
    const { user } = await open('email');
    await open('near');
    await open('far', 'far@panel.test', other);
    const change = { name: 'E', enabled: true };
    for (const email of ['near@panel.test', 'far@panel.test', 'nobody@panel.test'])
      expect(await send('PUT', `/api/accounts/${user}`, { ...change, email })).toMatchObject({
        status: 200,
        value: { email },
      });
    const body = { role: 'adjuntos', name: 'N', email: 'far@panel.test' };
    for (const [username, email] of [
      ['shares.a.box', 'far@panel.test'],
      ['has.an.own.box', 'own@panel.test'],
    ])
      expect(await send('POST', '/api/accounts', { ...body, username, email })).toMatchObject({
        status: 200,
        value: { email, invitation: { way: 'mail' } },
      });
    expect(server.invitations.at(-2)).toMatchObject({
      email: 'far@panel.test',
      username: 'shares.a.box',
    });
  });

  test('ACC-80 a panel is told of taken user names ten times an hour, whosever they are', async () => {
    const body = { role: 'adjuntos', name: 'N', email: '' };
    const ask = async (username: string) =>
      (await send('POST', '/api/accounts', { ...body, username })).status;
    // A free user name does not count against the rate limit.
    for (const free of ['free.1', 'free.2']) expect(await ask(free)).toBe(200);
    const answers = new Set<number>();
    for (let time = 0; time < 12; time += 1) answers.add(await ask('leader.other'));
    expect([...answers]).toEqual([409, 429]);
    expect(await ask('free.3')).toBe(429);
    server.clock.at += 61 * 60_000;
    expect(await ask('free.3')).toBe(200);
  });

  test('ISO-1 of the own panel alone', async () => {
    const { user } = await open('isolated');
    const change = { name: 'X', email: '', enabled: false };
    expect(await send('PUT', `/api/accounts/${user}`, change, other)).toEqual(NOT_FOUND);
    expect(await send('POST', `/api/accounts/${user}/invitation`, {}, other)).toEqual(NOT_FOUND);
    for (const nobody of ['x', crypto.randomUUID()]) {
      expect(await send('PUT', `/api/accounts/${nobody}`, change)).toEqual(NOT_FOUND);
      expect(await send('POST', `/api/accounts/${nobody}/invitation`, {})).toEqual(NOT_FOUND);
    }
    const list = z.array(Account).parse((await send('GET', '/api/accounts', null, other)).value);
    expect(list.map(({ username }) => username).sort()).toEqual([
      'assistant.other',
      'far',
      'leader.other',
      'taster.other',
    ]);
  });

  test('ACC-77 the last leader who can sign in stays one', async () => {
    const second = await open('second');
    expect(second.username).toBe('second');
    const all = z.array(Account).parse((await send('GET', '/api/accounts', null)).value);
    const me = all.find(({ username }) => username === own.jefespanel)?.user;
    expect(
      await send('PUT', `/api/accounts/${me}`, { name: 'L', email: '', enabled: false }),
    ).toMatchObject({ status: 409, value: { code: 'own-account' } });
  });

  test('a new invitation is in the trail', async () => {
    const { user } = await open('again');
    expect(await send('POST', `/api/accounts/${user}/invitation`, {})).toEqual({
      status: 200,
      value: { way: 'mail' },
    });
    expect(await lastEntry(user)).toMatchObject({
      name: own.jefespanel,
      command: 'invite-account',
      data: { account: user },
    });
  });
});

test('ACC-9 a letter that cannot be sent is told to the log, and nobody learns of it', async () => {
  server.mailServer.isDown = true;
  const answer = await server.post('/api/auth/request-password-reset', {
    username: own.jefespanel,
  });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const failure = () => server.lines.find((line) => line.includes('"reset-mail-failed"')) ?? '{}';
  await expect
    .poll(() => JSON.parse(failure()))
    .toMatchObject({
      level: 'error',
      problem: 'Error: the mail server is down',
    });
  server.mailServer.isDown = false;
});

test('SEC-43 a password that others would try is refused at every way to choose one, and the link stays good', async () => {
  const { user } = await open('judged');
  const token = server.invitations.at(-1)?.token ?? '';
  const choose = async (newPassword: string) => {
    const answer = await server.post('/api/auth/reset-password', { token, newPassword });
    const value: unknown = await answer.json();
    return { status: answer.status, value };
  };
  const common = { status: 422, value: { code: 'password-common', data: {} } };
  expect(await choose('P@ssw0rd1')).toEqual(common);
  expect(await choose('Judged-2026!')).toEqual({
    status: 422,
    value: { code: 'password-own-word', data: { word: 'judged' } },
  });
  expect(await choose(PASSWORD)).toMatchObject({ status: 200 });
  const cookie = await server.cookieOf('judged');
  const change = { currentPassword: PASSWORD, newPassword: 'P@ssw0rd1' };
  expect(await send('POST', '/api/auth/change-password', change, cookie)).toEqual(common);
  expect(user).toMatch(/-/);
});
