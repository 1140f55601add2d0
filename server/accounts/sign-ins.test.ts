import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, startTestServer, type TestServer } from '../http/testing/test-server.ts';
import { noteSignIn } from './sign-ins.ts';

const Access = z.object({
  username: z.string(),
  email: z.string(),
  signIns: z.array(z.object({ at: z.iso.datetime(), from: z.string(), device: z.string() })),
  devices: z.array(z.object({ id: z.string(), device: z.string(), isThis: z.boolean() })),
});

let server: TestServer;
let own: Awaited<ReturnType<TestServer['foundPanel']>>;
let other: Awaited<ReturnType<TestServer['foundPanel']>>;
beforeAll(async () => {
  server = await startTestServer();
  own = await server.foundPanel('own');
  other = await server.foundPanel('other');
});
afterAll(() => server.close());

/** Signs in from an address, with the `User-Agent` of a browser. */
async function signIn(username: string, from: string, browser: string): Promise<string> {
  const answer = await server.postFrom(
    from,
    '/api/auth/sign-in/username',
    { username, password: PASSWORD, rememberMe: true },
    { 'user-agent': browser },
  );
  expect(answer.status).toBe(200);
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}
const get = (path: string, cookie: string) =>
  fetch(`${server.url}${path}`, { headers: { cookie } });
const access = async (cookie: string) =>
  Access.parse(await (await get('/api/access', cookie)).json());
const signedIn = async (cookie: string) => (await get('/api/me', cookie)).status === 200;
const signOut = (device: string, cookie: string) =>
  server.post(`/api/access/devices/${device}/sign-out`, {}, { cookie });

describe('ACC-13 one sees and ends one’s own sign-ins, and nobody else’s', () => {
  test('the list holds one’s own sign-ins and devices, newest first, of the whole panel’s', async () => {
    const phone = await signIn(own.adjuntos, '127.0.0.2', 'Phone');
    const tablet = await signIn(own.adjuntos, '127.0.0.3', 'Tablet');
    await signIn(own.jefespanel, '127.0.0.4', 'Laptop');
    await signIn(own.catadores, '127.0.0.5', 'Booth');
    await signIn(other.adjuntos, '127.0.0.6', 'Elsewhere');
    const seen = await access(phone);
    expect(seen.username).toBe(own.adjuntos);
    expect(seen.signIns.map(({ from, device }) => [from, device])).toEqual([
      ['127.0.0.3', 'Tablet'],
      ['127.0.0.2', 'Phone'],
    ]);
    expect(seen.devices.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Tablet', false],
      ['Phone', true],
    ]);
    const [newest] = (await access(tablet)).devices;
    expect(newest).toMatchObject({ device: 'Tablet', isThis: true });
  });

  test('of many sign-ins the last twenty are shown', async () => {
    const cookie = await signIn(other.catadores, '127.0.0.7', 'Booth');
    const actor = await server.accounts.actorOf(new Headers({ cookie }));
    if (actor === null) throw new Error('nobody');
    const start = Date.now();
    for (let turn = 2; turn <= 21; turn += 1)
      await noteSignIn(server.database, actor, {
        at: new Date(start + turn * 60_000),
        from: `address ${turn}`,
        device: 'Booth',
        language: 'es',
      });
    const { signIns } = await access(cookie);
    expect(signIns.map(({ from }) => from)).toEqual(
      Array.from({ length: 20 }, (_, index) => `address ${21 - index}`),
    );
  });

  test('nobody signs out a device of somebody else, of the same panel or of another', async () => {
    const theirs = await signIn(own.catadores, '127.0.0.5', 'Booth');
    const { devices } = await access(theirs);
    const device = devices.find(({ isThis }) => isThis)?.id ?? '';
    const before = server.reached.length;
    for (const name of [own.jefespanel, own.adjuntos, other.jefespanel, other.catadores]) {
      const answer = await signOut(device, await signIn(name, '127.0.0.9', 'Laptop'));
      expect([name, answer.status]).toEqual([name, 404]);
    }
    expect(await signedIn(theirs)).toBe(true);
    expect(server.reached.slice(before)).toEqual([]);
  });

  test('one of one’s own devices is signed out, and no other; its live documents with it', async () => {
    const [here, lost, third] = [
      await signIn(own.jefespanel, '127.0.0.4', 'Laptop'),
      await signIn(own.jefespanel, '127.0.0.8', 'Lost phone'),
      await signIn(own.jefespanel, '127.0.0.3', 'Tablet'),
    ];
    const { devices } = await access(here);
    const device = devices.find((one) => one.device === 'Lost phone')?.id ?? '';
    const answer = await signOut(device, here);
    const left = Access.parse(await answer.json()).devices.map((one) => one.device);
    expect(left).not.toContain('Lost phone');
    expect(left).toContain('Tablet');
    expect([await signedIn(lost), await signedIn(here), await signedIn(third)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await signOut(device, here)).status).toBe(404);
    for (const nothing of ['1', 'x', crypto.randomUUID()])
      expect((await signOut(nothing, here)).status).toBe(404);
    const me = z.object({ user: z.string() }).parse(await (await get('/api/me', here)).json());
    expect(server.reached).toContainEqual({ returned: me.user });
  });
});
