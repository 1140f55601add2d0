import { afterEach, describe, expect, test, vi } from 'vitest';
import { COMMAND_ID_HEADER } from '../../../domain/commands/command-id-header.ts';
import { place } from '../../live/session/board-facts.fixture.ts';
import { signIn, signOut } from './account.ts';
import { ask, ProblemError, refusalOf } from './problem-error.ts';
import { command, request } from './request.ts';
import { onReauthenticationRequested } from './request-reauthentication.ts';
import { sendFile } from './send-file.ts';
import { stubFetch } from './testing/stub-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const gone = () => {
  throw new TypeError('fetch failed');
};

test('ACC-3 a route is called at its address, with what its path and query name', async () => {
  const asked = stubFetch(() => Response.json({ rows: [], total: 0, surplus: 1 }));
  const query = { search: 'olé & co', sort: '', size: '25' };
  expect(await request('GET /api/samples', { query })).toEqual({
    ok: true,
    value: { rows: [], total: 0 },
  });
  await request('GET /api/sessions/:session', { params: { session: 12 } });
  await request('GET /api/samples/:id', { params: { id: 'a/b' } });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://panel.example/api/samples?search=ol%C3%A9+%26+co&size=25',
    'GET https://panel.example/api/sessions/12',
    'GET https://panel.example/api/samples/a%2Fb',
  ]);
  expect(asked.map(({ credentials }) => credentials)).toEqual(Array(3).fill('same-origin'));
  expect(asked[0]?.headers.get('content-type')).toBeNull();
});

test('ACC-3 an answer that is not what the route answers is none', async () => {
  for (const answer of [null, [], { rows: [] }, { rows: [{ id: 's1' }], total: 1 }]) {
    stubFetch(() => Response.json(answer));
    expect(await request('GET /api/samples', {})).toEqual({
      ok: false,
      code: 'answer-unreadable',
      data: {},
    });
  }
});

test('ACC-3 nothing is sent before there is a way to read its answer', async () => {
  const asked = stubFetch(() => Response.json({}));
  const deleted = request('DELETE /api/samples/:id', {
    params: { id: 's1' },
    body: { revision: 1 },
  });
  // The readers of the desk's answers are loaded lazily. If they cannot be loaded, nothing may be
  // sent: a write would otherwise succeed without a readable answer.
  expect(asked).toEqual([]);
  expect(await deleted).toEqual({ ok: true, value: {} });
  expect(asked).toHaveLength(1);
});

test('COM-1 a command goes to its name as JSON, and signing in and out to theirs', async () => {
  const asked = stubFetch(() => Response.json({}));
  const id = '00000000-0000-4000-8000-000000000001';
  await command('call-leader', { session: place.session, call: 'help' }, id);
  await signIn({ username: 'ana', password: 'x', rememberMe: true });
  await signOut();
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/commands/call-leader',
    'POST /api/auth/sign-in/username',
    'POST /api/auth/sign-out',
  ]);
  expect(asked[0]?.headers.get('content-type')).toBe('application/json');
  expect(asked.map(({ headers }) => headers.get(COMMAND_ID_HEADER))).toEqual([id, null, null]);
  expect(await asked[0]?.json()).toEqual({ session: 12, call: 'help' });
  expect(await asked[1]?.json()).toMatchObject({ username: 'ana' });
});

const problems: readonly (readonly [string, () => Response, object])[] = [
  [
    'its code and data',
    () => Response.json({ code: 'plan-not-ready', data: { walls: ['a'] } }, { status: 409 }),
    { code: 'plan-not-ready', data: { walls: ['a'] } },
  ],
  [
    'its code when it has no data',
    () => Response.json({ code: 'not-found' }, { status: 404 }),
    { code: 'not-found', data: {} },
  ],
  [
    'its code when its data are none',
    () => Response.json({ code: 'not-found', data: null }, { status: 404 }),
    { code: 'not-found', data: {} },
  ],
  [
    'its code when its data are a word',
    () => Response.json({ code: 'not-found', data: 'x' }, { status: 404 }),
    { code: 'not-found', data: {} },
  ],
  [
    'its status when this page does not know its code',
    () => Response.json({ code: 'of-tomorrow', data: {} }, { status: 409 }),
    { code: 'answer-unknown', data: { status: 409 } },
  ],
  [
    'its status when its data are not as its code has them',
    () => Response.json({ code: 'code-taken', data: { code: 5 } }, { status: 409 }),
    { code: 'answer-unknown', data: { status: 409 } },
  ],
  [
    'that the session has ended',
    () => new Response('<h1>401</h1>', { status: 401 }),
    { code: 'signed-out', data: {} },
  ],
  [
    'its status when its body is no problem',
    () => Response.json({ code: 5 }, { status: 503 }),
    { code: 'answer-unknown', data: { status: 503 } },
  ],
  [
    'its status when its body is nothing',
    () => Response.json(null, { status: 502 }),
    { code: 'answer-unknown', data: { status: 502 } },
  ],
  [
    'its status when its body is a word',
    () => Response.json('code', { status: 500 }),
    { code: 'answer-unknown', data: { status: 500 } },
  ],
];

test.each(problems)('COM-1 a refusal of the server tells %s', async (_, answer, refusal) => {
  stubFetch(answer);
  expect(await request('GET /api/me', {})).toEqual({ ok: false, ...refusal });
});

test('BTH-8 a server out of reach and an answer that is none are told apart', async () => {
  stubFetch(gone);
  expect(await request('GET /api/me', {})).toMatchObject({ ok: false, code: 'unreachable' });
  stubFetch(() => new Response('<html>'));
  expect(await request('GET /api/me', {})).toMatchObject({ ok: false, code: 'answer-unreadable' });
});

test('COM-1 a call that was given up throws, and one that was not is told', async () => {
  stubFetch(() => Response.json({}));
  const given = new AbortController();
  given.abort();
  await expect(request('GET /api/me', { signal: given.signal })).rejects.toThrow(DOMException);
  stubFetch(() => {
    throw new DOMException('no', 'NetworkError');
  });
  expect(await request('GET /api/me', {})).toMatchObject({ code: 'unreachable' });
});

test('COM-1 what a query asks is its answer, or a refusal that a screen finds again', async () => {
  stubFetch(() => Response.json({ needed: true }));
  expect(await ask('GET /api/setup', {})).toEqual({ needed: true });
  stubFetch(() => Response.json({ code: 'access-denied' }, { status: 403 }));
  const problem = await ask('GET /api/setup', {}).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ProblemError);
  expect(problem).toMatchObject({ name: 'ProblemError', message: 'access-denied' });
  expect(refusalOf(problem)).toEqual({ ok: false, code: 'access-denied', data: {} });
  expect(refusalOf(new Error('anything'))).toEqual({ ok: false, code: 'unforeseen', data: {} });
});

test('FIL-3 a file is sent with its small picture, and what the server refuses is told', async () => {
  const asked = stubFetch(() => Response.json({}));
  const file = new File(['abc'], 'oil.png');
  expect(await sendFile('POST', '/api/files', file, new Blob(['x']))).toEqual({
    ok: true,
    value: null,
  });
  expect(await sendFile('PUT', '/api/image', file, null)).toMatchObject({ ok: true });
  const [first, second] = await Promise.all(asked.map((request) => request.formData()));
  expect([...(first?.keys() ?? [])]).toEqual(['file', 'thumbnail']);
  expect([...(second?.keys() ?? [])]).toEqual(['file']);
  expect(asked.map(({ method, credentials }) => [method, credentials])).toEqual([
    ['POST', 'same-origin'],
    ['PUT', 'same-origin'],
  ]);
  const sent = first?.get('file');
  expect(sent instanceof File && [sent.name, await sent.text()]).toEqual(['oil.png', 'abc']);
  stubFetch(() =>
    Response.json({ code: 'file-too-large', data: { megabytes: 10 } }, { status: 413 }),
  );
  expect(await sendFile('POST', '/api/files', file, null)).toMatchObject({
    ok: false,
    code: 'file-too-large',
  });
  stubFetch(gone);
  expect(await sendFile('POST', '/api/files', file, null)).toMatchObject({ code: 'unreachable' });
});

describe('ACC-116 where the server asks for a fresh proof', () => {
  const id = '00000000-0000-4000-8000-000000000002';
  const needed = () =>
    Response.json({ code: 'reauthentication-needed', data: {} }, { status: 403 });
  const data = { session: 12, reason: null };

  /** A page that answers re-authentication requests, and a server that requires one until then. */
  function listening(isProven: boolean | null) {
    const page = new EventTarget();
    for (const name of ['dispatchEvent', 'addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, page[name].bind(page));
    let given = false;
    const asked = stubFetch(() => (given ? Response.json({ done: true }) : needed()));
    const stop = onReauthenticationRequested((answer) => {
      given = isProven === true;
      answer(given);
    });
    if (isProven === null) stop();
    return asked;
  }

  test('the very same is sent again under the same id, once it was given', async () => {
    const asked = listening(true);
    expect(await command('validate-session', data, id)).toEqual({
      ok: true,
      value: { done: true },
    });
    expect(asked.map(({ headers }) => headers.get(COMMAND_ID_HEADER))).toEqual([id, id]);
    expect(await Promise.all(asked.map((sent) => sent.json()))).toEqual([data, data]);
  });

  test.each([false, null])(
    'who leaves the question, or is not asked, is refused: %s',
    async (is) => {
      const asked = listening(is);
      expect(await command('validate-session', data, id)).toMatchObject({
        code: 'reauthentication-needed',
      });
      expect(asked).toHaveLength(1);
    },
  );
});
