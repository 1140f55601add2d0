import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { totpOf } from '../accounts/testing/totp-of.ts';
import { serveOneGlass } from '../database/contract/facts.ts';
import { insertSheet } from '../database/sheets/sheets.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { cookiesOf } from './testing/cookies-of.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const Opened = z.object({ user: z.string() });
const ByHand = z.object({ way: z.literal('hand'), path: z.string() });
const Session = z.object({
  unconfirmed: z.array(z.object({ taster: z.string(), code: z.string(), by: z.string() })),
});
const Access = z.object({
  doubts: z.array(z.object({ kind: z.string(), by: z.string(), used: z.boolean() })),
});
const Trail = z.object({
  rows: z.array(
    z.object({ command: z.string(), data: z.unknown(), after: z.unknown(), name: z.string() }),
  ),
});

const FIRST = 'First-jaen9!';
const tokenIn = (link: string): string => /token=([\w.-]+)/.exec(link)?.[1] ?? '';

describe.each(ENGINES)('ACC-41 a link handed over, on $name', ({ start }) => {
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
  beforeEach(() => {
    server.clock.at += 11 * 60_000;
  });

  /** A panel with a taster who has chosen a password, has a mailbox and was served a glass. */
  async function scene(name: string) {
    const { panel, jefespanel } = await server.foundPanel(name);
    const leader = await server.cookieOf(jefespanel);
    const glass = await server.database.inPanel(panel, serveOneGlass);
    const mailbox = `${name}@owner.test`;
    const username = `ana.${name}`;
    const ask = async (method: string, path: string, body?: unknown, cookie = leader) => {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', origin: server.url, cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const value: unknown = await answer.json();
      return { status: answer.status, value };
    };
    const body = { role: 'catadores', taster: glass.taster, username, email: mailbox };
    const opened = await ask('POST', '/api/accounts', body);
    expect(opened).toMatchObject({ status: 200, value: { username } });
    const { user } = Opened.parse(opened.value);
    const choose = async (token: string, newPassword: string) =>
      (await server.post('/api/auth/reset-password', { token, newPassword })).status;
    const token = server.invitations.find(({ email }) => email === mailbox)?.token ?? '';
    expect(await choose(token, FIRST)).toBe(200);
    await server.lettersTo(mailbox);
    return {
      panel,
      leader,
      user,
      username,
      mailbox,
      ask,
      choose,
      glass,
      /** The leader creates a link while no mail can be sent. */
      async handedLink(): Promise<string> {
        server.mailServer.isDown = true;
        const answer = await ask('POST', `/api/accounts/${user}/invitation`, {});
        server.mailServer.isDown = false;
        return tokenIn(ByHand.parse(answer.value).path);
      },
      async seal(version: number) {
        const sheet = sealedSheet(glass, version, { fruity: 42 });
        const sealedAt = new Date().toISOString();
        await server.database.inPanel(panel, (scope) => insertSheet(scope, { ...sheet, sealedAt }));
      },
      unconfirmed: async () =>
        Session.parse((await ask('GET', `/api/sessions/${glass.session}`)).value).unconfirmed,
      doubts: async (password: string) => {
        const cookie = await server.cookieOf(username, password);
        return Access.parse((await ask('GET', '/api/access', undefined, cookie)).value).doubts;
      },
      trail: async () => Trail.parse((await ask('GET', '/api/audit')).value).rows,
      confirm: async (confirming: string) =>
        (await server.post('/api/auth/confirm', { token: confirming })).status,
      leaderName: jefespanel,
    };
  }

  /** The confirmation token of a mail: the test server writes the token without a link. */
  const confirmIn = (text: string): string => /^[\da-f-]{36}\.[\w-]{43}$/m.exec(text)?.[0] ?? '';

  /**
   * Sets up a TOTP app for an account, to sign in with it later, by a code or by a recovery code.
   */
  async function withSecondStep(ana: Awaited<ReturnType<typeof scene>>, password: string) {
    const cookie = await server.cookieOf(ana.username, password);
    const begun = await ana.ask('POST', '/api/second-factor/totp', {}, cookie);
    const { secret } = z.object({ secret: z.string() }).parse(begun.value);
    const code = totpOf(secret, Date.now());
    const set = await ana.ask('POST', '/api/second-factor/totp/confirm', { code }, cookie);
    expect(set.status).toBe(200);
    const { recoveryCodes } = z.object({ recoveryCodes: z.array(z.string()) }).parse(set.value);
    return {
      recoveryCodes,
      /** Signs in with the password and then with the second factor. */
      async signIn(now: string, way: 'totp' | 'recovery', typed?: string): Promise<number> {
        const body = { username: ana.username, password: now, rememberMe: false };
        const first = await server.post('/api/auth/sign-in/username', body);
        const step = { way, code: typed ?? totpOf(secret, Date.now() + 30_000), trust: false };
        const done = await server.post('/api/auth/second-step', step, {
          cookie: cookiesOf(first),
        });
        return done.status;
      },
    };
  }

  test('ACC-72 the owner’s app from before confirms; a recovery code does not, nor an app set up after', async () => {
    const ana = await scene('step');
    const step = await withSecondStep(ana, FIRST);
    expect(await ana.choose(await ana.handedLink(), 'Leader-jaen9!')).toBe(200);
    await ana.seal(1);
    expect(await ana.unconfirmed()).toHaveLength(1);
    expect(await step.signIn('Leader-jaen9!', 'recovery', step.recoveryCodes[0])).toBe(200);
    expect(await ana.unconfirmed()).toHaveLength(1);
    expect(await step.signIn('Leader-jaen9!', 'totp')).toBe(200);
    expect(await ana.unconfirmed()).toEqual([]);
    expect((await ana.trail())[0]).toMatchObject({
      command: 'confirm-account',
      data: { account: ana.user, way: 'factor' },
    });

    const eva = await scene('later');
    expect(await eva.choose(await eva.handedLink(), 'Leader-jaen9!')).toBe(200);
    await eva.seal(1);
    const later = await withSecondStep(eva, 'Leader-jaen9!');
    expect(await later.signIn('Leader-jaen9!', 'totp')).toBe(200);
    expect(await eva.unconfirmed()).toHaveLength(1);
  });

  test('ACC-72 an app that was taken away and set up anew counts from then', async () => {
    const ana = await scene('anew');
    const before = await withSecondStep(ana, FIRST);
    expect(await ana.choose(await ana.handedLink(), 'Leader-jaen9!')).toBe(200);
    await ana.seal(1);
    const [code] = before.recoveryCodes;
    const first = await server.post('/api/auth/sign-in/username', {
      username: ana.username,
      password: 'Leader-jaen9!',
      rememberMe: false,
    });
    const step = { way: 'recovery', code, trust: false };
    const entered = await server.post('/api/auth/second-step', step, { cookie: cookiesOf(first) });
    const cookie = cookiesOf(entered);
    expect((await ana.ask('DELETE', '/api/second-factor/totp', {}, cookie)).status).toBe(200);
    const later = await withSecondStep(ana, 'Leader-jaen9!');
    expect(await later.signIn('Leader-jaen9!', 'totp')).toBe(200);
    expect(await ana.unconfirmed()).toHaveLength(1);
  });

  test('ACC-40 ACC-120 ACC-121 is told in the trail and to the owner; what is sealed after it says so until the owner confirms by mail', async () => {
    const ana = await scene('handed');
    await ana.seal(1);
    const token = await ana.handedLink();
    expect((await ana.trail())[0]).toMatchObject({
      command: 'hand-over-link',
      data: { account: ana.user, isFirst: false },
      after: { username: expect.any(String) },
    });
    const [handed] = await server.lettersTo(ana.mailbox);
    expect(handed?.text).toContain(`${ana.leaderName} made a link`);
    expect(await ana.unconfirmed()).toEqual([]);

    expect(await ana.choose(token, 'Leader-jaen9!')).toBe(200);
    expect((await ana.trail())[0]).toMatchObject({
      command: 'reset-password',
      data: { account: ana.user, inDoubt: [{ kind: 'link', by: ana.leaderName }] },
    });
    // Sheets that were sealed before count as the owner's.
    expect(await ana.unconfirmed()).toEqual([]);
    await ana.seal(2);
    const { taster, code } = ana.glass;
    expect(await ana.unconfirmed()).toEqual([{ taster, code, by: ana.leaderName }]);

    // The person with the link can sign in, but a sign-in confirms nothing.
    expect(await ana.doubts('Leader-jaen9!')).toEqual([
      { kind: 'link', by: ana.leaderName, used: true },
    ]);
    expect(await ana.confirm(token)).toBe(422);
    const cookie = await server.cookieOf(ana.username, 'Leader-jaen9!');
    expect((await ana.ask('POST', '/api/access/address', {}, cookie)).status).toBe(404);
    expect(await ana.unconfirmed()).toHaveLength(1);

    const [letter] = await server.lettersTo(ana.mailbox);
    const confirming = confirmIn(letter?.text ?? '');
    expect(await ana.confirm(`${confirming.slice(0, -1)}-`)).toBe(422);
    expect(await ana.confirm(`${confirming.slice(0, 37)}${'é'.repeat(43)}`)).toBe(422);
    expect(await ana.confirm(confirming)).toBe(200);
    expect(await ana.unconfirmed()).toEqual([]);
    expect(await ana.doubts('Leader-jaen9!')).toEqual([]);
    const entry = { command: 'confirm-account', data: { account: ana.user, way: 'mail' } };
    expect((await ana.trail())[0]).toMatchObject(entry);
    // A repeated confirmation succeeds and makes no further audit entry.
    expect(await ana.confirm(confirming)).toBe(200);
    expect((await ana.trail()).filter(({ command }) => command === 'confirm-account')).toHaveLength(
      1,
    );
  });

  test('ACC-117 ACC-121 by way of another address is no way around: the owner is asked where they were before', async () => {
    const ana = await scene('moved');
    const to = { name: 'Ana', email: 'evil@leader.test', enabled: true };
    expect((await ana.ask('PUT', `/api/accounts/${ana.user}`, to)).status).toBe(200);
    for (const mailbox of [ana.mailbox, to.email]) {
      const [told] = await server.lettersTo(mailbox);
      expect(told?.text).toContain('changed the mail address of your account to evil@leader');
      expect(confirmIn(told?.text ?? '')).toBe('');
    }
    await server.post('/api/auth/request-password-reset', { username: ana.username });
    const mailed = () => server.mails.find(({ email }) => email === to.email)?.token ?? '';
    await expect.poll(mailed).not.toBe('');
    expect(await ana.choose(mailed(), 'Leader-jaen9!')).toBe(200);
    await ana.seal(1);
    expect(await ana.unconfirmed()).toHaveLength(1);
    expect(await server.lettersTo(to.email)).toEqual([]);
    const [letter] = await server.lettersTo(ana.mailbox);
    expect(await ana.confirm(confirmIn(letter?.text ?? ''))).toBe(200);
    expect(await ana.unconfirmed()).toEqual([]);
  });

  test('ACC-117 a link handed over after the address was changed is told, and asked, where the owner was before', async () => {
    const ana = await scene('both');
    const to = { name: 'Ana', email: 'both@leader.test', enabled: true };
    await ana.ask('PUT', `/api/accounts/${ana.user}`, to);
    await server.lettersTo(ana.mailbox);
    const token = await ana.handedLink();
    expect(await server.lettersTo(ana.mailbox)).toHaveLength(1);
    expect(await ana.choose(token, 'Leader-jaen9!')).toBe(200);
    const letters = await server.lettersTo(ana.mailbox);
    expect(letters.map(({ text }) => confirmIn(text) === '')).toEqual([false]);
    const elsewhere = await server.lettersTo(to.email);
    expect(elsewhere.filter(({ text }) => confirmIn(text) !== '')).toEqual([]);
  });

  test('ACC-122 an address that somebody else entered is the owner’s when they say so with the password they chose', async () => {
    const ana = await scene('new-box');
    const to = { name: 'Ana', email: 'new@owner.test', enabled: true };
    await ana.ask('PUT', `/api/accounts/${ana.user}`, to);
    expect(await ana.doubts(FIRST)).toEqual([{ kind: 'address', by: ana.leaderName, used: false }]);
    const cookie = await server.cookieOf(ana.username, FIRST);
    expect((await ana.ask('POST', '/api/access/address', {}, cookie)).status).toBe(200);
    expect((await ana.trail())[0]).toMatchObject({
      command: 'confirm-account',
      data: { account: ana.user, way: 'session' },
    });
    expect((await ana.ask('POST', '/api/access/address', {}, cookie)).status).toBe(404);
    await server.post('/api/auth/request-password-reset', { username: ana.username });
    const mailed = () => server.mails.find(({ email }) => email === to.email)?.token ?? '';
    await expect.poll(mailed).not.toBe('');
    expect(await ana.choose(mailed(), 'Second-jaen9!')).toBe(200);
    await ana.seal(1);
    expect(await ana.unconfirmed()).toEqual([]);
  });

  test('another panel sees none of it, and its letters wait while no mail goes out', async () => {
    const [ana, other] = [await scene('near'), await scene('far')];
    const token = await ana.handedLink();
    await ana.choose(token, 'Leader-jaen9!');
    await ana.seal(1);
    await other.seal(1);
    expect(await other.unconfirmed()).toEqual([]);
    server.mailServer.isDown = true;
    expect(await server.lettersTo(ana.mailbox)).toEqual([]);
    server.mailServer.isDown = false;
    // Not before its turn comes.
    expect(await server.lettersTo(ana.mailbox)).toEqual([]);
    server.clock.at += 2 * 60_000;
    expect(await server.lettersTo(ana.mailbox)).toHaveLength(2);
    server.clock.at += 3_600_000;
    expect(await server.lettersTo(ana.mailbox)).toEqual([]);
  });
});
