import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withFactors } from '../accounts/second-factor/factor-tables.ts';
import { softAuthenticator } from '../accounts/testing/soft-authenticator.ts';
import { totpOf } from '../accounts/testing/totp-of.ts';
import { cookiesOf } from './testing/cookies-of.ts';
import { PASSWORD, startTestServer, TEST_SITE, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let names = 0;
const site = { host: TEST_SITE.host, origin: TEST_SITE.origins[0] ?? '' };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.at += 11 * 60_000;
});

const ask = (method: string, path: string, cookie: string, body: unknown = {}) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const post = (path: string, cookie: string, body: unknown = {}) => ask('POST', path, cookie, body);
const json = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();
const code = async (answer: Promise<Response>) =>
  z.object({ code: z.string() }).parse(await json(answer)).code;

const signInOptions = () => json(post('/api/auth/passkey/options', ''));
const enter = (response: unknown) => post('/api/auth/passkey', '', { response, rememberMe: false });

async function withPasskey(device = softAuthenticator(site)) {
  names += 1;
  const panel = await server.foundPanel(`key-${names}`);
  const cookie = await server.cookieOf(panel.jefespanel);
  const options = await json(post('/api/second-factor/passkeys/options', cookie));
  const made = await post('/api/second-factor/passkeys', cookie, {
    name: 'My tablet',
    response: device.create(options),
  });
  return { ...panel, cookie, device, made, options };
}

describe('ACC-64 passkeys', () => {
  test('ACC-104 ACC-109 one that was made is the second factor, and signs in by itself', async () => {
    const { made, cookie, device, jefespanel } = await withPasskey();
    expect(made.status).toBe(200);
    expect(await made.json()).toMatchObject({ recoveryCodes: expect.any(Array) });
    const state = await (
      await fetch(`${server.url}/api/second-factor`, { headers: { cookie } })
    ).json();
    expect(state).toMatchObject({
      totp: false,
      recoveryCodes: 10,
      passkeyHost: 'localhost',
      passkeys: [{ id: device.id, name: 'My tablet', used: null }],
    });
    const body = { username: jefespanel, password: PASSWORD, rememberMe: false };
    expect(await json(server.post('/api/auth/sign-in/username', body))).toEqual({
      code: 'second-step-asked',
      data: { ways: ['passkey', 'recovery'], mayTrust: true },
    });
    const entered = await enter(device.sign(await signInOptions()));
    expect(await entered.json()).toMatchObject({ username: jefespanel });
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: cookiesOf(entered) } });
    expect(me.status).toBe(200);
  });

  test('ACC-109 ACC-110 what it signed is good once, only for its use, and only with the person’s own finger or PIN', async () => {
    const { device, cookie } = await withPasskey();
    const signed = device.sign(await signInOptions());
    expect((await enter(signed)).status).toBe(200);
    expect(await code(enter(signed))).toBe('passkey-refused');
    expect(await code(enter(device.sign(await signInOptions(), false)))).toBe('passkey-refused');
    const proof = await json(post('/api/auth/proof/options', cookie));
    expect(await code(enter(device.sign(proof)))).toBe('passkey-refused');
    expect(await code(enter(device.sign({ challenge: 'AAAA' })))).toBe('passkey-refused');
    expect(await code(enter({ id: 'unknown' }))).toBe('passkey-refused');
    const prove = (response: unknown) =>
      post('/api/auth/proof', cookie, { way: 'passkey', response });
    expect(await code(prove(device.sign(await signInOptions())))).toBe('proof-wrong');
    expect((await prove(device.sign(proof))).status).toBe(200);
  });

  test('another origin, another host, another account’s: none', async () => {
    const { options, cookie, device } = await withPasskey();
    for (const elsewhere of [
      { ...site, origin: 'https://verdial.example' },
      { ...site, host: 'verdial.example' },
    ]) {
      const { made } = await withPasskey(softAuthenticator(elsewhere));
      expect(made.status).toBe(422);
    }
    // A challenge for one account registers no passkey of another, and none a second time.
    const other = await withPasskey();
    const body = { name: 'x', response: softAuthenticator(site).create(options) };
    expect(await code(post('/api/second-factor/passkeys', other.cookie, body))).toBe(
      'passkey-refused',
    );
    expect(await code(post('/api/second-factor/passkeys', cookie, body))).toBe('passkey-refused');
    const proof = await json(post('/api/auth/proof/options', other.cookie));
    expect(
      await code(
        post('/api/auth/proof', other.cookie, { way: 'passkey', response: device.sign(proof) }),
      ),
    ).toBe('proof-wrong');
    const remove = `/api/second-factor/passkeys/${device.id}`;
    expect(await code(ask('DELETE', remove, other.cookie))).toBe('not-found');
    expect(await json(ask('DELETE', remove, cookie))).toMatchObject({
      passkeys: [],
      recoveryCodes: 0,
    });
    expect(await code(enter(device.sign(await signInOptions())))).toBe('passkey-refused');
    const trail = await (await fetch(`${server.url}/api/audit`, { headers: { cookie } })).text();
    for (const told of ['set-up-second-factor', 'remove-second-factor'])
      expect(trail).toContain(told);
  });

  test('ACC-66 a device that was trusted before an app came beside it is asked again', async () => {
    const { made, cookie, jefespanel } = await withPasskey();
    const { recoveryCodes } = z
      .object({ recoveryCodes: z.array(z.string()) })
      .parse(await made.json());
    const body = { username: jefespanel, password: PASSWORD, rememberMe: false };
    const signIn = (device = '') =>
      server.post('/api/auth/sign-in/username', body, { cookie: device });
    const step = { way: 'recovery', code: recoveryCodes[0], trust: true };
    const device = cookiesOf(await post('/api/auth/second-step', cookiesOf(await signIn()), step));
    const trusted = await signIn(device);
    expect(trusted.status).toBe(200);
    const { secret } = z
      .object({ secret: z.string() })
      .parse(await json(post('/api/second-factor/totp', cookie)));
    const confirm = { code: totpOf(secret, Date.now()) };
    expect((await post('/api/second-factor/totp/confirm', cookie, confirm)).status).toBe(200);
    // Each sign-in renews the cookie of a trusted device.
    expect(await code(signIn(cookiesOf(trusted)))).toBe('second-step-asked');
  });

  test('ACC-78 a disabled account does not come in, and what was spent is kept for minutes alone', async () => {
    const { device, jefespanel } = await withPasskey();
    const db = withFactors(server.database.db);
    await db
      .updateTable('user')
      .set({ enabled: false })
      .where('username', '=', jefespanel)
      .execute();
    expect(await code(enter(device.sign(await signInOptions())))).toBe('passkey-refused');
    const account = await db
      .selectFrom('user')
      .select('id')
      .where('username', '=', jefespanel)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('spent_proofs')
      .set({ at: new Date(Date.now() - 11 * 60_000) })
      .where('account', '=', account.id)
      .execute();
    await enter(device.sign(await signInOptions()));
    const left = await db
      .selectFrom('spent_proofs')
      .selectAll()
      .where('account', '=', account.id)
      .execute();
    expect(left).toHaveLength(1);
  });
});
