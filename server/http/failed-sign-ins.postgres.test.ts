import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { forgetFailedSignIns } from '../accounts/failed-sign-ins.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const Row = z.object({
  name: z.string(),
  username: z.string(),
  from: z.string(),
  device: z.string(),
  reason: z.string(),
  times: z.int(),
});
const Page = z.object({ rows: z.array(Row), total: z.int() });
const Access = z.object({ failed: z.array(Row) });
const Accounts = z.array(z.object({ user: z.string(), username: z.string() }));

describe.each(ENGINES)('ACC-43 failed sign-ins, on $name', ({ start }) => {
  let engine: StartedEngine;
  let server: TestServer;
  beforeAll(async () => {
    engine = await start();
    server = await startTestServer({ database: engine.database });
  });
  afterAll(async () => {
    await server.close();
    await engine.stop();
  });

  const wrong = async (username: string, from = '127.0.0.2') => {
    const body = { username, password: 'Wrong-one7!', rememberMe: false };
    const headers = { 'user-agent': 'a booth' };
    return (await server.postFrom(from, '/api/auth/sign-in/username', body, headers)).status;
  };
  const get = async (path: string, cookie: string) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
    const value: unknown = await answer.json();
    return value;
  };
  const listed = async (cookie: string, query = '') =>
    Page.parse(await get(`/api/failed-sign-ins${query}`, cookie));

  test('ACC-94 are shown to the owner and the leader of the panel, counted by the hour, and to nobody else', async () => {
    const [own, other] = [await server.foundPanel('own'), await server.foundPanel('other')];
    const [leader, assistant] = [
      await server.cookieOf(own.jefespanel),
      await server.cookieOf(own.adjuntos),
    ];
    const accounts = Accounts.parse(await get('/api/accounts', leader));
    const taster = accounts.find(({ username }) => username === own.catadores)?.user;
    for (let time = 0; time < 3; time += 1) await wrong(own.adjuntos.toUpperCase());
    await wrong(other.adjuntos);
    await wrong('nobody.at.all');
    await fetch(`${server.url}/api/accounts/${taster}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: server.url, cookie: leader },
      body: JSON.stringify({ name: 'Ana', email: '', enabled: false }),
    });
    await wrong(own.catadores, '127.0.0.3');

    const bad = { from: '127.0.0.2', device: 'a booth', reason: 'password' };
    const mine = { ...bad, name: own.adjuntos, username: own.adjuntos, times: 3 };
    const barred = {
      name: 'Ana',
      username: own.catadores,
      times: 1,
      device: 'a booth',
      from: '127.0.0.3',
      reason: 'disabled',
    };
    expect(await listed(leader)).toEqual({ rows: [barred, mine], total: 2 });
    expect(await listed(leader, '?size=1&page=2')).toEqual({ rows: [mine], total: 2 });
    expect(Access.parse(await get('/api/access', assistant)).failed).toEqual([mine]);
    expect(Access.parse(await get('/api/access', leader)).failed).toEqual([]);
    const far = await server.cookieOf(other.jefespanel);
    expect((await listed(far)).rows.map(({ username }) => username)).toEqual([other.adjuntos]);
  });

  test('ACC-95 that are refused for their number are kept, also mails for a new password, twenty times in ten minutes an address, and names are cut', async () => {
    server.clock.at += 2 * 3_600_000;
    const panel = await server.foundPanel('flood');
    const leader = await server.cookieOf(panel.jefespanel);
    const answers: number[] = [];
    for (let time = 0; time < 12; time += 1) answers.push(await wrong(panel.adjuntos, '127.0.0.4'));
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
    const mail = () =>
      server.postFrom('127.0.0.4', '/api/auth/request-password-reset', {
        username: panel.adjuntos,
      });
    for (let time = 0; time < 23; time += 1) await mail();
    const { rows } = await listed(leader);
    expect(rows.map(({ reason, times }) => [reason, times]).toSorted()).toEqual([
      ['limit', 4],
      ['mails', 16],
      ['password', 8],
    ]);
    await wrong('x'.repeat(200), '127.0.0.5');
    const names = await server.database.asInstallation((trx) =>
      trx
        .selectFrom('failedSignIns')
        .select('username')
        .where('origin', '=', '127.0.0.5')
        .execute(),
    );
    expect(names).toEqual([{ username: 'x'.repeat(64) }]);
  });

  test('are forgotten after their days', async () => {
    const count = () =>
      server.database.asInstallation(async (trx) => {
        const rows = await trx.selectFrom('failedSignIns').select('at').execute();
        return rows.length;
      });
    const before = await count();
    expect(before).toBeGreaterThan(3);
    const forget = (days: number) =>
      server.database.asInstallation((trx) =>
        forgetFailedSignIns(trx, new Date(Date.now() + 10 * 86_400_000), days),
      );
    await forget(11);
    expect(await count()).toBe(before);
    await forget(9);
    expect(await count()).toBe(0);
  });
});
