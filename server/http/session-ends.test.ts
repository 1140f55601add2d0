import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const Left = z.strictObject({ idle: z.int(), atMost: z.int() });

let server: TestServer;
let panel: Awaited<ReturnType<TestServer['foundPanel']>>;
let begun: number;
beforeAll(async () => {
  server = await startTestServer();
  panel = await server.foundPanel('ends');
  begun = server.clock.at;
});
beforeEach(() => {
  // The account library takes the start of a session from the machine's clock.
  server.clock.at = Date.now();
  begun = server.clock.at;
});
afterAll(() => server.close());

const status = async (cookie: string) =>
  (await fetch(`${server.url}/api/me`, { headers: { cookie } })).status;
async function keepAlive(cookie: string, used: boolean) {
  const answer = await server.post('/api/auth/stay', { used }, { cookie });
  expect(answer.status).toBe(200);
  return Left.parse(await answer.json());
}

describe('ACC-70 a session ends unused, and after its time whatever happens', () => {
  test('ACC-100 a booth that nobody uses for an hour is signed out, and a page that is only open does not count as use', async () => {
    const cookie = await server.cookieOf(panel.catadores);
    server.clock.at = begun + 59 * MINUTE;
    expect((await keepAlive(cookie, false)).idle).toBeLessThanOrEqual(60);
    expect(await status(cookie)).toBe(200);
    server.clock.at = begun + 61 * MINUTE;
    expect(await status(cookie)).toBe(401);
    expect((await server.post('/api/auth/stay', { used: true }, { cookie })).status).toBe(401);
    expect(await status(await server.cookieOf(panel.catadores))).toBe(200);
  });

  test('ACC-99 a booth that is used goes on, for twelve hours', async () => {
    const cookie = await server.cookieOf(panel.catadores);
    for (let minute = 50; minute < 12 * 60; minute += 50) {
      server.clock.at = begun + minute * MINUTE;
      const { idle, atMost } = await keepAlive(cookie, true);
      expect(idle).toBe(3600);
      expect(Math.abs(atMost - (12 * 60 - minute) * 60)).toBeLessThan(120);
    }
    server.clock.at = begun + 12 * HOUR + MINUTE;
    expect(await status(cookie)).toBe(401);
  });

  test('a desk stays through a weekend, and no longer than thirty days', async () => {
    const cookie = await server.cookieOf(panel.jefespanel);
    server.clock.at = begun + 71 * HOUR;
    expect(await status(cookie)).toBe(200);
    server.clock.at = begun + 73 * HOUR;
    expect(await status(cookie)).toBe(401);
  });

  test('what has ended is not among one’s own devices', async () => {
    const old = await server.cookieOf(panel.adjuntos);
    expect(await status(old)).toBe(200);
    server.clock.at = begun + 73 * HOUR;
    const cookie = await server.cookieOf(panel.adjuntos);
    const answer = await fetch(`${server.url}/api/access`, { headers: { cookie } });
    const { devices } = z.object({ devices: z.array(z.unknown()) }).parse(await answer.json());
    expect(devices).toHaveLength(1);
  });

  test('ACC-100 one session’s use keeps no other alive', async () => {
    const [here, elsewhere] = [
      await server.cookieOf(panel.catadores),
      await server.cookieOf(panel.catadores),
    ];
    server.clock.at = begun + 50 * MINUTE;
    await keepAlive(here, true);
    server.clock.at = begun + 61 * MINUTE;
    expect([await status(here), await status(elsewhere)]).toEqual([200, 401]);
  });
});
