import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RIGHTS_OF_ROUTES } from '../../domain/api/testing/expected-rights.ts';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;

beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'any');
});
afterAll(() => server.close());

/** Routes that end the calling session, or check a password at each call. */
const ENDS = /sign-out|password|second-|factor|\/auth\/|DELETE \/api\/accounts|PUT \/api\/accounts/;

/** The path, query and body of a request. */
type Asked = { readonly path: string; readonly query: unknown; readonly body: unknown };

async function answerTo(method: string, { path, query, body }: Asked): Promise<Response> {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return fetch(`${server.url}${path}?${search}`, {
    method,
    headers: {
      cookie: panel.cookies.leader,
      origin: server.url,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
}

test.each(
  RIGHTS_OF_ROUTES.flatMap(([name, may]) =>
    may.includes('leader') && !ENDS.test(name) ? [name] : [],
  ),
)('HTT-7 %s answers whatever has the form that it takes, or refuses it', async (name) => {
  const route = Object.values(server.routes).find((one) => one.name === name);
  if (route === undefined) throw new Error(`${name} is no route`);
  const { sample, taster, session, file, user, device, report, sheet } = panel;
  const known = [sample, taster, file, user, device, report, ...[session, sheet].map(String)];
  const [method = '', path = ''] = name.split(' ');
  const places = [...path.matchAll(/:[a-z]+/gi)].map(([place]) => place);
  const place = fc.oneof(
    fc.constantFrom(...known, '45', '_', '0', '-1', '9'.repeat(20), '%', "'"),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  );
  const asked = fc.record({
    path: fc
      .tuple(...places.map(() => place))
      .map((filled) =>
        places.reduce(
          (made, at, index) => made.replace(at, () => encodeURIComponent(filled[index] ?? '_')),
          path,
        ),
      ),
    query: arbitraryOf(route.borders.query, known),
    body: arbitraryOf(route.borders.body, known),
  });
  await fc.assert(
    fc.asyncProperty(asked, async (one) => {
      const answer = await answerTo(method, one);
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 15, seed: inject('propertySeeds').at(-1) ?? 1 },
  );
});
