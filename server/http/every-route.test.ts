import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteName } from '../../domain/http/api.ts';
import { ROUTE_ROLES } from '../../domain/role/permissions.ts';
import { ROLES, type Role } from '../../domain/role/role.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  server = await startTestServer();
  const panel = await server.foundPanel('walk');
  for (const role of ROLES) cookies.set(role, await server.cookieOf(panel[role]));
});
afterAll(() => server.close());

const names = Object.keys(ROUTE_ROLES).filter((name): name is RouteName => name in ROUTE_ROLES);

function ask(name: RouteName, cookie: string | undefined): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replaceAll(/:\w+/g, '1');
  return fetch(`${server.url}${filled}`, {
    method,
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(method === 'GET' ? {} : { body: '{"surplus":1}' }),
  });
}

describe('ACC-3 every route asks who is there, and in which role', () => {
  test('the table is not empty', () => expect(names.length).toBeGreaterThan(20));

  test.each(names.filter((name) => ROUTE_ROLES[name] !== 'public'))(
    '%s needs a session',
    async (name) => {
      for (const cookie of [undefined, 'verdial.session_token=forged.forged', 'x=1']) {
        const answer = await ask(name, cookie);
        expect(answer.status).toBe(401);
        expect(await answer.json()).toEqual({ code: 'signed-out', data: {} });
      }
    },
  );

  test.each(names)('%s is open to the roles of the table alone', async (name) => {
    const roles = ROUTE_ROLES[name];
    for (const role of ROLES) {
      const { status } = await ask(name, cookies.get(role));
      const allowed = roles === 'public' || roles.includes(role);
      expect([role, status === 403]).toEqual([role, !allowed]);
      expect(status).not.toBe(500);
      // The walk signs out on its way.
      if (status === 200 && name.endsWith('sign-out')) throw new Error('a surplus field was borne');
    }
  });

  test('what is in no table is not there', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/auth/sign-up/email', '/api/users'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    const answer = await fetch(`${server.url}/api/samples`, {
      method: 'DELETE',
      headers: { cookie: cookies.get('jefespanel') ?? '', origin: server.url },
    });
    expect(answer.status).toBe(404);
  });
});
