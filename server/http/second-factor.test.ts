import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clearByOperator } from '../accounts/second-factor/clear-by-operator.ts';
import { withFactors } from '../accounts/second-factor/factor-tables.ts';
import { totpOf } from '../accounts/testing/totp-of.ts';
import { cookiesOf } from './testing/cookies-of.ts';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let names = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// The window of the rate limits is ten minutes.
beforeEach(() => {
  server.clock.at += 11 * 60_000;
});

const Setup = z.object({ secret: z.string(), uri: z.string() });
const Codes = z.object({ recoveryCodes: z.array(z.string()) });
const code = async (answer: Response) =>
  z.object({ code: z.string() }).parse(await answer.json()).code;

const foundPanel = () => {
  names += 1;
  return server.foundPanel(`factor-${names}`);
};

const ask = (method: string, path: string, cookie: string, body?: unknown) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const password = (username: string, cookie = '') =>
  server.post(
    '/api/auth/sign-in/username',
    { username, password: PASSWORD, rememberMe: false },
    cookie === '' ? {} : { cookie },
  );

const second = (cookie: string, way: 'totp' | 'recovery', code: string, trust = false) =>
  server.post('/api/auth/second-step', { way, code, trust }, { cookie });

/** Sets up a TOTP app for an account; returns its secret, its recovery codes and the session. */
async function withApp(username: string) {
  const before = await server.cookieOf(username);
  const { secret } = Setup.parse(
    await (await ask('POST', '/api/second-factor/totp', before, {})).json(),
  );
  const spent = totpOf(secret, Date.now());
  const confirmed = await ask('POST', '/api/second-factor/totp/confirm', before, { code: spent });
  const { recoveryCodes } = Codes.parse(await confirmed.json());
  return { secret, recoveryCodes, spent, cookie: cookiesOf(confirmed) };
}

/** Gives an account without a mail address one of its own. */
async function mailboxOf(username: string): Promise<string> {
  const email = `${username}@panel.example`;
  await withFactors(server.database.db)
    .updateTable('user')
    .set({ email })
    .where('username', '=', username)
    .execute();
  return email;
}

/** The code of the next thirty seconds: the present one was used to set up the app. */
const next = (secret: string) => totpOf(secret, Date.now() + 30_000);

describe('ACC-60 an app as the second factor', () => {
  test('ACC-102 is set up by a right code alone, and its secret is kept encrypted', async () => {
    const { jefespanel } = await foundPanel();
    const cookie = await server.cookieOf(jefespanel);
    const begun = Setup.parse(
      await (await ask('POST', '/api/second-factor/totp', cookie, {})).json(),
    );
    expect(begun.uri).toBe(
      `otpauth://totp/Verdial:${jefespanel}?secret=${begun.secret}&issuer=Verdial&digits=6&period=30`,
    );
    const wrong = await ask('POST', '/api/second-factor/totp/confirm', cookie, { code: '000000' });
    expect([wrong.status, await code(wrong)]).toEqual([401, 'second-step-wrong']);
    // Before the set-up there is no second step.
    expect((await password(jefespanel)).status).toBe(200);
    const right = await ask('POST', '/api/second-factor/totp/confirm', cookie, {
      code: totpOf(begun.secret, Date.now()),
    });
    expect(right.status).toBe(200);
    expect(Codes.parse(await right.json()).recoveryCodes).toHaveLength(10);
    const again = await ask('POST', '/api/second-factor/totp', cookiesOf(right), {});
    expect(await code(again)).toBe('second-factor-there');
    const rows = await withFactors(server.database.db)
      .selectFrom('twoFactor')
      .selectAll()
      .execute();
    for (const { secret } of rows) {
      expect(secret).toMatch(/^[0-9a-f$.:a-z-]{40,}$/i);
      expect(Buffer.from(begun.secret).includes(secret)).toBe(false);
    }
  });
});

describe('ACC-62 the second step of signing in', () => {
  test('ACC-104 is asked after the password; until then there is no session', async () => {
    const { jefespanel } = await foundPanel();
    const { secret } = await withApp(jefespanel);
    const first = await password(jefespanel);
    expect(first.status).toBe(401);
    expect(await first.clone().json()).toEqual({
      code: 'second-step-asked',
      data: { ways: ['totp', 'recovery'], mayTrust: true },
    });
    const cookie = cookiesOf(first);
    expect((await ask('GET', '/api/me', cookie)).status).toBe(401);
    expect(await code(await second(cookie, 'totp', '123'))).toBe('second-step-wrong');
    const done = await second(cookie, 'totp', next(secret));
    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({ username: jefespanel });
    expect((await ask('GET', '/api/me', cookiesOf(done))).status).toBe(200);
    // The pending sign-in has ended: its cookie is not valid again.
    expect((await second(cookie, 'recovery', 'x')).status).toBe(401);
  });

  test('ACC-105 a code is good once, also for whoever reads it over a shoulder', async () => {
    const { adjuntos } = await foundPanel();
    const { secret } = await withApp(adjuntos);
    const seen = next(secret);
    const [one, other] = [cookiesOf(await password(adjuntos)), cookiesOf(await password(adjuntos))];
    expect((await second(one, 'totp', seen)).status).toBe(200);
    expect(await code(await second(other, 'totp', seen))).toBe('second-step-wrong');
  });

  test('ACC-105 nor does one sign in that set the app up or proved who it is, nor prove twice', async () => {
    const { jefespanel } = await foundPanel();
    const { secret, spent, cookie } = await withApp(jefespanel);
    const signIn = async (typed: string) =>
      second(cookiesOf(await password(jefespanel)), 'totp', typed);
    expect(await code(await signIn(spent))).toBe('second-step-wrong');
    const seen = next(secret);
    const prove = () => ask('POST', '/api/auth/proof', cookie, { way: 'totp', code: seen });
    expect((await prove()).status).toBe(200);
    expect(await code(await prove())).toBe('proof-wrong');
    expect(await code(await signIn(seen))).toBe('second-step-wrong');
  });

  test('ACC-106 guesses are bounded by account, and the answer is the same whatever was wrong', async () => {
    const { jefespanel } = await foundPanel();
    const { secret } = await withApp(jefespanel);
    const cookie = cookiesOf(await password(jefespanel));
    const answers = [];
    for (let guess = 0; guess < 8; guess += 1)
      answers.push(await (await second(cookie, 'totp', `00000${guess}`)).text());
    expect(new Set(answers)).toEqual(
      new Set([JSON.stringify({ code: 'second-step-wrong', data: {} })]),
    );
    expect((await second(cookie, 'totp', next(secret))).ok).toBe(false);
    // A new first step does not evade the rate limit of the account, from any address.
    server.clock.at += 11 * 60_000;
    const anew = cookiesOf(await password(jefespanel));
    for (let guess = 0; guess < 5; guess += 1) await second(anew, 'totp', `11111${guess}`);
    server.clock.at += 11 * 60_000;
    const third = cookiesOf(await password(jefespanel));
    expect(await code(await second(third, 'totp', next(secret)))).toBe('second-step-wrong');
    expect((await second('', 'totp', '123456')).status).toBe(401);
  });
});

describe('ACC-40 the owner is told by mail of a second factor', () => {
  test('when one is set up and when it is taken away, once each, and not of new recovery codes', async () => {
    const { jefespanel } = await foundPanel();
    const mailbox = `factor-${names}@panel.example`;
    const { cookie } = await withApp(jefespanel);
    const texts = async () => (await server.lettersTo(mailbox)).map(({ text }) => text);
    expect(await texts()).toEqual([expect.stringContaining('was set up')]);
    await ask('POST', '/api/second-factor/recovery-codes', cookie, {});
    expect(await texts()).toEqual([]);
    await ask('DELETE', '/api/second-factor/totp', cookie, {});
    expect(await texts()).toEqual([expect.stringContaining('was taken away')]);
    await ask('DELETE', '/api/second-factor/totp', cookie, {});
    expect(await texts()).toEqual([]);
  });

  test('ACC-118 when the operator clears it: by whom, when and from where', async () => {
    const { jefespanel } = await foundPanel();
    const mailbox = `factor-${names}@panel.example`;
    await withApp(jefespanel);
    await server.lettersTo(mailbox);
    const clear = () => clearByOperator(server.database, jefespanel, new Date(server.clock.at));
    expect(await clear()).toBe('cleared');
    expect(await clear()).toBe('none-set-up');
    expect((await server.lettersTo(mailbox)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/operator cleared the second step.*When: .*command line/s),
    ]);
  });
});

describe('ACC-61 recovery codes', () => {
  test('ACC-103 ACC-104 each is good once, however it is typed, and is kept as a digest', async () => {
    const { jefespanel } = await foundPanel();
    const { recoveryCodes, cookie } = await withApp(jefespanel);
    const [used = '', other = ''] = recoveryCodes;
    const enter = async (typed: string) =>
      second(cookiesOf(await password(jefespanel)), 'recovery', typed);
    expect((await enter(used.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await code(await enter(used))).toBe('second-step-wrong');
    const state = await (await ask('GET', '/api/second-factor', cookie)).json();
    expect(state).toMatchObject({ totp: true, recoveryCodes: 9 });
    const rows = await withFactors(server.database.db)
      .selectFrom('twoFactor')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(other);
    expect(JSON.stringify(rows)).not.toContain(other.replaceAll('-', ''));
    const anew = Codes.parse(
      await (await ask('POST', '/api/second-factor/recovery-codes', cookie, {})).json(),
    );
    expect((await enter(other)).status).toBe(401);
    expect((await enter(anew.recoveryCodes[0] ?? '')).status).toBe(200);
    const trail = await (await ask('GET', '/api/audit', cookie)).text();
    for (const told of ['set-up-second-factor', 'use-recovery-code', 'renew-recovery-codes'])
      expect(trail).toContain(told);
  });
});

describe('ACC-66 a trusted device', () => {
  test('ACC-113 is not asked again, until the password changes; a taster’s is never trusted', async () => {
    const { adjuntos, catadores } = await foundPanel();
    const { secret, cookie } = await withApp(adjuntos);
    const done = await second(cookiesOf(await password(adjuntos)), 'totp', next(secret), true);
    const device = cookiesOf(done)
      .split('; ')
      .filter((one) => one.includes('trust'))
      .join('; ');
    expect(device).not.toBe('');
    const again = await password(adjuntos, device);
    expect(again.status).toBe(200);
    const trusted = cookiesOf(again);
    const change = { currentPassword: PASSWORD, newPassword: 'Better-oil8!' };
    expect((await ask('POST', '/api/auth/change-password', cookie, change)).status).toBe(200);
    const asked = await server.post(
      '/api/auth/sign-in/username',
      { username: adjuntos, password: 'Better-oil8!', rememberMe: false },
      { cookie: trusted },
    );
    expect(await code(asked)).toBe('second-step-asked');

    const taster = await withApp(catadores);
    const first = await password(catadores);
    expect(await first.clone().json()).toMatchObject({ data: { mayTrust: false } });
    const entered = await second(cookiesOf(first), 'totp', next(taster.secret), true);
    expect(entered.status).toBe(200);
    expect(cookiesOf(entered)).not.toContain('trust');
  });
});

describe('ACC-66 what was trusted or begun before a second factor changed', () => {
  /** The cookies of a trusted device of an account, which skips the second step. */
  const trustedDevice = async (username: string, secret: string) => {
    const first = cookiesOf(await password(username));
    return cookiesOf(await second(first, 'totp', next(secret), true));
  };

  test('a device is asked again once another app is set up', async () => {
    const { adjuntos } = await foundPanel();
    const { secret, cookie } = await withApp(adjuntos);
    const device = await trustedDevice(adjuntos, secret);
    const trusted = await password(adjuntos, device);
    expect(trusted.status).toBe(200);
    expect((await ask('DELETE', '/api/second-factor/totp', cookie, {})).status).toBe(200);
    await withApp(adjuntos);
    // Each sign-in renews the cookie of a trusted device.
    expect(await code(await password(adjuntos, cookiesOf(trusted)))).toBe('second-step-asked');
  });

  test('a device is asked again, and a sign-in that waited is over, once the operator cleared it', async () => {
    const { adjuntos } = await foundPanel();
    const { secret } = await withApp(adjuntos);
    const device = await trustedDevice(adjuntos, secret);
    const waits = cookiesOf(await password(adjuntos));
    expect(await clearByOperator(server.database, adjuntos, new Date(server.clock.at))).toBe(
      'cleared',
    );
    const anew = await withApp(adjuntos);
    expect((await second(waits, 'totp', next(anew.secret))).status).toBe(401);
    expect(await code(await password(adjuntos, device))).toBe('second-step-asked');
  });
});

describe('ACC-114 where there is a second factor, what matters asks for it', () => {
  const NEEDED = 'reauthentication-needed';
  const remove = async (cookie: string) =>
    code(await ask('DELETE', '/api/second-factor/totp', cookie, {}));
  const prove = (cookie: string, body: unknown) => ask('POST', '/api/auth/proof', cookie, body);

  test('a session from before it, proved by the password alone, changes nothing', async () => {
    const { jefespanel } = await foundPanel();
    const [fresh, proven] = [await server.cookieOf(jefespanel), await server.cookieOf(jefespanel)];
    expect((await prove(proven, { way: 'password', password: PASSWORD })).status).toBe(200);
    const { secret, cookie } = await withApp(jefespanel);
    for (const before of [fresh, proven]) {
      expect(await remove(before)).toBe(NEEDED);
      const byPassword = await prove(before, { way: 'password', password: PASSWORD });
      expect(await byPassword.json()).toMatchObject({
        code: 'second-step-asked',
        data: { ways: ['totp', 'recovery'] },
      });
      expect(await remove(before)).toBe(NEEDED);
    }
    expect((await prove(fresh, { way: 'totp', code: next(secret) })).status).toBe(200);
    // The set-up itself counts as re-authentication.
    expect((await ask('DELETE', '/api/second-factor/totp', cookie, {})).status).toBe(200);
  });

  test('a sign-in on a trusted device is no proof, and one by a recovery code is', async () => {
    const { adjuntos } = await foundPanel();
    const { secret, recoveryCodes } = await withApp(adjuntos);
    const done = await second(cookiesOf(await password(adjuntos)), 'totp', next(secret), true);
    const trusted = await password(adjuntos, cookiesOf(done));
    expect(trusted.status).toBe(200);
    expect(await remove(cookiesOf(trusted))).toBe(NEEDED);
    const first = cookiesOf(await password(adjuntos));
    const entered = await second(first, 'recovery', recoveryCodes[0] ?? '');
    expect((await ask('DELETE', '/api/second-factor/totp', cookiesOf(entered), {})).status).toBe(
      200,
    );
  });
});

describe('ACC-63 a second factor is taken away', () => {
  test('ACC-107 by its owner, and the password alone is enough again', async () => {
    const { jefespanel } = await foundPanel();
    const { cookie } = await withApp(jefespanel);
    const gone = await ask('DELETE', '/api/second-factor/totp', cookie, {});
    expect(await gone.json()).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect((await password(jefespanel)).status).toBe(200);
    expect(await code(await ask('DELETE', '/api/second-factor/totp', cookie, {}))).toBe(
      'second-factor-missing',
    );
    const trail = await (await ask('GET', '/api/audit', cookie)).text();
    expect(trail.split('remove-second-factor')).toHaveLength(2 + 1);
  });

  test('ACC-119 by a leader with a reason, told in the trail and to its owner, who is signed out', async () => {
    const { jefespanel, adjuntos } = await foundPanel();
    const mailbox = await mailboxOf(adjuntos);
    const leader = await server.cookieOf(jefespanel);
    const { cookie } = await withApp(adjuntos);
    const accounts = z
      .array(
        z.object({
          user: z.string(),
          role: z.string(),
          secondFactor: z.boolean(),
          name: z.string(),
        }),
      )
      .parse(await (await ask('GET', '/api/accounts', leader)).json());
    const of = (role: string) => accounts.find((one) => one.role === role);
    expect([of('adjuntos')?.secondFactor, of('jefespanel')?.secondFactor]).toEqual([true, false]);
    const clear = (user: string | undefined, cookie: string, reason = 'Lost the telephone') =>
      ask('POST', `/api/accounts/${user}/second-factor/clear`, cookie, { reason });
    expect((await clear(of('adjuntos')?.user, leader, ' ')).status).toBe(422);
    expect((await clear(of('adjuntos')?.user, cookie)).status).toBe(403);
    expect(await code(await clear(of('jefespanel')?.user, leader))).toBe('own-account');
    expect(await code(await clear(crypto.randomUUID(), leader))).toBe('not-found');
    const stranger = await server.cookieOf((await foundPanel()).jefespanel);
    expect(await code(await clear(of('adjuntos')?.user, stranger))).toBe('not-found');
    await server.lettersTo(mailbox);
    server.mailServer.isDown = true;
    const cleared = await clear(of('adjuntos')?.user, leader);
    expect(await cleared.json()).toMatchObject({ secondFactor: false });
    expect((await ask('GET', '/api/me', cookie)).status).toBe(401);
    expect((await password(adjuntos)).status).toBe(200);
    expect(await code(await clear(of('adjuntos')?.user, leader))).toBe('second-factor-missing');
    const trail = await (await ask('GET', '/api/audit', leader)).text();
    expect(trail).toContain('Lost the telephone');
    // ACC-119: the mail waits in the outbox while the mail server is down.
    expect(await server.lettersTo(mailbox)).toEqual([]);
    server.mailServer.isDown = false;
    server.clock.at += 61_000;
    expect((await server.lettersTo(mailbox)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${jefespanel} cleared the second step`),
    ]);
  });
});

describe('ACC-65 a panel requires a second factor', () => {
  test('ACC-111 ACC-112 of leader and assistant, who reach nothing but the way to set one up', async () => {
    const { jefespanel, adjuntos, catadores } = await foundPanel();
    const { cookie: leader } = await withApp(jefespanel);
    const [assistant, taster] = [await server.cookieOf(adjuntos), await server.cookieOf(catadores)];
    const before = await (await ask('GET', '/api/panel/second-factor', leader)).json();
    expect(before).toMatchObject({ required: false, since: null, by: null });
    expect(z.object({ without: z.array(z.string()) }).parse(before).without).toHaveLength(1);
    const rule = { required: true, reason: 'The inspector asks for it' };
    expect((await ask('PUT', '/api/panel/second-factor', assistant, rule)).status).toBe(403);
    server.reached.length = 0;
    const set = await ask('PUT', '/api/panel/second-factor', leader, rule);
    expect(await set.json()).toMatchObject({ required: true, by: expect.any(String) });
    expect(server.reached).toContainEqual({ returned: expect.any(String) });
    expect(await code(await ask('PUT', '/api/panel/second-factor', leader, rule))).toBe(
      'nothing-changes',
    );

    expect(await code(await ask('GET', '/api/samples', assistant))).toBe('second-factor-needed');
    expect((await server.accounts.callerOf(new Headers({ cookie: assistant }))) === null).toBe(
      true,
    );
    expect(await (await ask('GET', '/api/me', assistant)).json()).toMatchObject({
      owesSecondFactor: true,
    });
    for (const cookie of [leader, taster]) {
      expect((await ask('GET', '/api/my-data', cookie)).status).toBe(200);
      expect(await (await ask('GET', '/api/me', cookie)).json()).not.toHaveProperty(
        'owesSecondFactor',
      );
      expect(await server.accounts.callerOf(new Headers({ cookie }))).not.toBeNull();
    }
    const { cookie } = await withApp(adjuntos);
    expect((await ask('GET', '/api/samples', cookie)).status).toBe(200);
    expect((await ask('DELETE', '/api/second-factor/totp', cookie, {})).status).toBe(200);
    expect(await code(await ask('GET', '/api/samples', cookie))).toBe('second-factor-needed');
    const trail = await (await ask('GET', '/api/audit', leader)).text();
    expect(trail).toContain('require-second-factor');
  });
});

test('ACC-108 the operator clears any second factor by user name, told in the trail', async () => {
  const { jefespanel, adjuntos } = await foundPanel();
  const { cookie } = await withApp(jefespanel);
  const clear = (username: string) =>
    clearByOperator(server.database, username, new Date(server.clock.at));
  expect(await clear('nobody.at.all')).toBe('no-account');
  expect(await clear(adjuntos)).toBe('none-set-up');
  expect(await clear(jefespanel.toUpperCase())).toBe('cleared');
  expect((await ask('GET', '/api/me', cookie)).status).toBe(401);
  const leader = await server.cookieOf(jefespanel);
  const trail = await (await ask('GET', '/api/audit', leader)).json();
  const entries = z.object({ rows: z.array(z.looseObject({ command: z.string() })) }).parse(trail);
  // The entry has codes, and the reader's page translates them: no text in one language.
  expect(entries.rows.filter(({ command }) => command === 'clear-second-factor')).toMatchObject([
    { role: 'operator', from: 'command line', reason: null },
  ]);
});

describe('ACC-119 a change of an account and the mail about it are stored together', () => {
  /** Does the work while the outbox stores no mail. */
  async function withoutOutbox(work: () => Promise<void>): Promise<void> {
    const { owner } = server.database;
    await sql`alter table letters add constraint no_letters check (false) not valid`.execute(owner);
    try {
      await work();
    } finally {
      await sql`alter table letters drop constraint no_letters`.execute(owner);
    }
  }

  test('or neither is: a second factor set up or removed by its owner, and a new password', async () => {
    const { adjuntos } = await foundPanel();
    const mailbox = await mailboxOf(adjuntos);
    const cookie = await server.cookieOf(adjuntos);
    const { secret } = Setup.parse(
      await (await ask('POST', '/api/second-factor/totp', cookie, {})).json(),
    );
    const confirm = (code: string) =>
      ask('POST', '/api/second-factor/totp/confirm', cookie, { code });
    await withoutOutbox(async () => {
      expect((await confirm(totpOf(secret, Date.now()))).status).toBe(500);
    });
    expect((await password(adjuntos)).status).toBe(200);

    const confirmed = await confirm(next(secret));
    expect(confirmed.status).toBe(200);
    const device = cookiesOf(confirmed);
    const change = { currentPassword: PASSWORD, newPassword: 'Better-oil8!' };
    await server.lettersTo(mailbox);
    await withoutOutbox(async () => {
      expect((await ask('DELETE', '/api/second-factor/totp', device, {})).status).toBe(500);
      expect((await ask('POST', '/api/second-factor/recovery-codes', device, {})).status).toBe(200);
      expect((await ask('POST', '/api/auth/change-password', device, change)).status).toBe(500);
    });
    const kept = await (await ask('GET', '/api/second-factor', device)).json();
    expect(kept).toMatchObject({ totp: true, recoveryCodes: 10 });
    expect(await code(await password(adjuntos))).toBe('second-step-asked');
    expect(await server.lettersTo(mailbox)).toEqual([]);

    expect((await ask('POST', '/api/auth/change-password', device, change)).status).toBe(200);
    expect((await server.lettersTo(mailbox)).map(({ text }) => text)).toEqual([
      expect.stringContaining('password'),
    ]);
  });
});
