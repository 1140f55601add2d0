import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWERS } from '../../domain/api/answers.ts';
import {
  CALLERS,
  RIGHTS_OF_COMMANDS,
  RIGHTS_OF_ROUTES,
} from '../../domain/api/testing/expected-rights.ts';
import { COMMAND_ID_HEADER } from '../../domain/commands/command-id-header.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;

beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'walk');
});
afterAll(() => server.close());

/** The path of a route with the ids of the panel's records. */
const filled = (path: string): string =>
  path
    .replace('/samples/:id', `/samples/${panel.sample}`)
    .replace('/tasters/:id', `/tasters/${panel.taster}`)
    .replace(':session', String(panel.session))
    .replace(':sheet/versions/:version', ':sheet/versions/1')
    .replace(':sheet', String(panel.sheet))
    .replace('definitions/:id', `definitions/own-${panel.sheet}-1`)
    .replace(/\/sheet$/, `/sheet?taster=${panel.taster}&code=417`)
    .replace(':file', panel.file)
    .replace(':user', panel.user)
    .replace(':device', panel.device)
    .replace(':number', panel.report)
    .replace('/report/:sample', `/report/${panel.sample}`)
    .replace(':kind/:id', `sample/${panel.sample}`)
    .replace(':name', 'show-session')
    .replace('/quality/packs', '/quality/packs?months=2026-11')
    .replace(/\/quality\/notes$/, '/quality/notes?from=2026-11-01&to=2026-11-30');

/**
 * Calls a route with an invalid body by default, so that no call changes the panel for the next.
 */
function ask(name: string, cookie: string | undefined, body = '{"surplus":1}'): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  return fetch(`${server.url}${filled(path)}`, {
    method,
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      [COMMAND_ID_HEADER]: crypto.randomUUID(),
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(method === 'GET' ? {} : { body }),
  });
}

/**
 * QUA-32: a taster is refused the figures of a session that is not released. `own-figures.test.ts`
 * reads released ones.
 */
const CLOSED = 'GET /api/evaluations/:session/figures';

/** The status for a caller with permission: success, or the refusal of the invalid body. */
function welcome(name: string): number {
  if (name === CLOSED) return 409;
  if (name.startsWith('GET ') || name.startsWith('POST /api/commands/')) return 200;
  return /\/files$|PUT .*\/image$/.test(name) ? 415 : 422;
}

describe('ACC-3 every route asks who is there, and in which role', () => {
  test.each(RIGHTS_OF_ROUTES)('%s is open to %j alone', async (name, may) => {
    for (const caller of CALLERS) {
      const cookie = caller === 'anonymous' ? undefined : panel.cookies[caller];
      const answer = await ask(name, cookie);
      const refused = caller === 'anonymous' ? 401 : 403;
      const expected = may.includes(caller) ? welcome(name) : refused;
      expect([caller, answer.status]).toEqual([caller, expected]);
      const code = caller === 'anonymous' ? 'signed-out' : 'access-denied';
      if (!may.includes(caller)) expect(await answer.json()).toEqual({ code, data: {} });
    }
  });

  test.each(
    Object.entries(ANSWERS).filter(
      ([name]) => name !== CLOSED && /^GET (?!.*(\.csv|:file|image))/.test(name),
    ),
  )('%s answers what its schema says, neither less nor more', async (name, schema) => {
    for (const cookie of [panel.cookies.leader, panel.cookies.taster]) {
      const answer = await ask(name, cookie);
      if (answer.status === 403) continue;
      const body: unknown = await answer.json();
      expect(schema.parse(body)).toEqual(body);
    }
  });

  test.each(RIGHTS_OF_ROUTES.filter(([, may]) => !may.includes('anonymous')))(
    '%s takes a forged session for none',
    async (name) => {
      for (const cookie of ['verdial.session_token=forged.forged', 'x=1'])
        expect((await ask(name, cookie)).status).toBe(401);
    },
  );

  test('ACC-2 no command is taken from somebody who is not signed in', async () => {
    server.reached.length = 0;
    for (const [command] of RIGHTS_OF_COMMANDS) {
      const answer = await server.post(`/api/commands/${command}`, { session: panel.session });
      expect([command, answer.status]).toEqual([command, 401]);
    }
    expect(server.reached).toEqual([]);
  });

  test('ACC-3 the history of accounts and of the settings is for the leader alone', async () => {
    const ofRecord = (path: string, caller: 'leader' | 'assistant') =>
      fetch(`${server.url}/api/history/${path}`, { headers: { cookie: panel.cookies[caller] } });
    for (const path of [`account/${panel.user}`, 'book/settings']) {
      expect((await ofRecord(path, 'leader')).status).toBe(200);
      expect((await ofRecord(path, 'assistant')).status).toBe(404);
    }
    for (const kind of ['sample', 'taster', 'session', 'panel'])
      expect((await ofRecord(`${kind}/${panel.sample}`, 'assistant')).status).toBe(200);
  });

  test('what is in no table is not there', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/auth/sign-up/email', '/api/users'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    for (const name of ['DELETE /api/samples', 'PUT /api/audit', 'POST /api/evaluations'])
      expect([name, (await ask(name, panel.cookies.leader)).status]).toEqual([name, 404]);
  });
});
