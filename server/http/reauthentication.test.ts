import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMMANDS_ASKING_PROOF, ROUTES_ASKING_PROOF } from '../../domain/api/asks-proof.ts';
import { RIGHTS_OF_COMMANDS, RIGHTS_OF_ROUTES } from '../../domain/api/testing/expected-rights.ts';
import { COMMAND_ID_HEADER } from '../../domain/commands/command-id-header.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;

beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'proof');
});
afterAll(() => server.close());

/**
 * The routes that need re-authentication, listed by hand: accounts, second factors and the rule
 * about them, settings, validation.
 */
const ROUTES = [
  'POST /api/accounts',
  'PUT /api/accounts/:user',
  'POST /api/accounts/:user/invitation',
  'POST /api/accounts/:user/second-factor/clear',
  'PUT /api/panel',
  'POST /api/backups/panel',
  'PUT /api/panel/second-factor',
  'POST /api/second-factor/totp',
  'DELETE /api/second-factor/totp',
  'POST /api/second-factor/recovery-codes',
  'POST /api/second-factor/passkeys/options',
  'POST /api/second-factor/passkeys',
  'DELETE /api/second-factor/passkeys/:passkey',
];
const COMMANDS = [
  'change-settings',
  'validate-session',
  'invalidate-session',
  'decide-class',
  'judge-assessment',
  'judge-day',
  'issue-report',
  'reopen-sheet',
  'key-sheet',
];

const code = async (answer: Response): Promise<string> => {
  if (!(answer.headers.get('content-type') ?? '').startsWith('application/json')) return '';
  const body = z.object({ code: z.string() }).safeParse(await answer.json());
  return body.data?.code ?? '';
};

function ask(name: string, cookie: string, body: unknown = { surplus: 1 }): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  return fetch(`${server.url}${path.replace(':user', panel.user).replace(/:\w+/g, 'x')}`, {
    method,
    headers: {
      cookie,
      origin: server.url,
      'content-type': 'application/json',
      [COMMAND_ID_HEADER]: crypto.randomUUID(),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
}

/** Ages every session of the installation, and every re-authentication, to eleven minutes. */
async function letTimePass(): Promise<void> {
  const before = new Date(Date.now() - 11 * 60_000);
  await withAccounts(server.database.db)
    .updateTable('session')
    .set({ createdAt: before })
    .execute();
  await server.database.db
    .withoutPlugins()
    .$extendTables<{ session_proofs: { at: Date } }>()
    .updateTable('session_proofs')
    .set({ at: before })
    .execute();
}

const NEEDED = 'reauthentication-needed';

describe('ACC-67 what matters asks anew who it is', () => {
  test('BAK-63 the tables are those written out by hand', () => {
    expect([...ROUTES_ASKING_PROOF].toSorted()).toEqual(ROUTES.toSorted());
    expect([...COMMANDS_ASKING_PROOF].toSorted()).toEqual(COMMANDS.toSorted());
  });

  test.each(RIGHTS_OF_ROUTES.filter(([, may]) => !may.includes('anonymous')))(
    '%s asks ten minutes after the sign-in, or never does',
    async (name, may) => {
      const cookie = may.includes('leader') ? panel.cookies.leader : panel.cookies.taster;
      await letTimePass();
      expect([name, (await code(await ask(name, cookie))) === NEEDED]).toEqual([
        name,
        ROUTES.includes(name),
      ]);
    },
  );

  test.each(RIGHTS_OF_COMMANDS)(
    '%s asks, or never does, before it reaches anything',
    async (name, may) => {
      const cookie = may.includes('leader') ? panel.cookies.leader : panel.cookies.taster;
      await letTimePass();
      server.reached.length = 0;
      const asks = (await code(await ask(`POST /api/commands/${name}`, cookie))) === NEEDED;
      expect([name, asks]).toEqual([name, COMMANDS.includes(name)]);
      expect(server.reached).toHaveLength(asks ? 0 : 1);
    },
  );

  test('ACC-115 a right password is a proof for this session alone, and for ten minutes', async () => {
    const other = await server.cookieOf(panel.leader);
    await letTimePass();
    const prove = (password: string) =>
      ask('POST /api/auth/proof', panel.cookies.leader, { way: 'password', password });
    const tryIt = async (cookie: string) => code(await ask('POST /api/accounts', cookie));
    const wrong = await prove('Wrong-one7!');
    expect([wrong.status, await code(wrong)]).toEqual([422, 'proof-wrong']);
    expect(await tryIt(panel.cookies.leader)).toBe(NEEDED);
    expect((await prove(PASSWORD)).status).toBe(200);
    expect(await tryIt(panel.cookies.leader)).toBe('invalid');
    expect(await tryIt(other)).toBe(NEEDED);
    await letTimePass();
    expect(await tryIt(panel.cookies.leader)).toBe(NEEDED);
  });

  test('ACC-92 guesses are bounded, and a code or a passkey of nobody is none', async () => {
    await letTimePass();
    const prove = (body: unknown) => ask('POST /api/auth/proof', panel.cookies.assistant, body);
    expect(await code(await prove({ way: 'totp', code: '123456' }))).toBe('proof-wrong');
    expect(await code(await prove({ way: 'passkey', response: { id: 'x' } }))).toBe('proof-wrong');
    for (let guess = 0; guess < 6; guess += 1)
      expect((await prove({ way: 'password', password: `Wrong-one${guess}!` })).status).toBe(422);
    expect((await prove({ way: 'password', password: PASSWORD })).status).toBe(429);
  });
});
