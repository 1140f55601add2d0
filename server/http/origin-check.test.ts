import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { originCheck } from './create-app.ts';
import { createOriginRule } from './origin-rule.ts';

const OWN = 'http://panel.test';
const FOREIGN = 'http://evil.test';

/** An application behind the CSRF check that counts the requests that pass. */
function guarded() {
  const through: string[] = [];
  const app = new Hono();
  app.use(originCheck(createOriginRule({ publicUrl: OWN, trustedOrigins: [] })));
  app.all('*', ({ req }) => {
    through.push(req.method);
    return new Response('done');
  });
  const ask = async (method: string, headers: Readonly<Record<string, string>>) => {
    const answer = await app.request(`${OWN}/api/x`, { method, headers });
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, through };
}

const REFUSED = { status: 403, text: '{"code":"origin-refused","data":{}}' };
const DONE = { status: 200, text: 'done' };

describe('HTT-4 what changes something comes from the product’s own pages', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused to another page', async (method) => {
    const { ask, through } = guarded();
    const foreign = [
      { origin: FOREIGN },
      { origin: 'null' },
      { origin: '' },
      // A page of this origin sends both headers. One alone is forged, or from another site.
      { origin: FOREIGN, 'sec-fetch-site': 'same-origin' },
      { origin: '', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': '' },
    ];
    for (const headers of foreign)
      expect([headers, await ask(method, headers)]).toEqual([headers, REFUSED]);
    expect(through).toEqual([]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is open to its own', async (method) => {
    const { ask, through } = guarded();
    expect(await ask(method, { origin: OWN })).toEqual(DONE);
    expect(await ask(method, { origin: OWN, 'sec-fetch-site': 'same-origin' })).toEqual(DONE);
    expect(await ask(method, { 'sec-fetch-site': 'same-origin' })).toEqual(DONE);
    // A client other than a browser sends neither header, and no cookie of its own accord.
    expect(await ask(method, {})).toEqual(DONE);
    expect(through).toEqual([method, method, method, method]);
  });

  test('reading changes nothing and is asked no origin', async () => {
    const { ask, through } = guarded();
    for (const method of ['GET', 'OPTIONS'])
      expect(await ask(method, { origin: FOREIGN, 'sec-fetch-site': 'cross-site' })).toEqual(DONE);
    expect(await ask('HEAD', { origin: FOREIGN })).toEqual({ status: 200, text: '' });
    expect(through).toEqual(['GET', 'OPTIONS', 'HEAD']);
  });
});
