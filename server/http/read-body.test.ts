import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readBytes } from './read-bytes.ts';
import { isKeepable, readJson, readParsed } from './read-json.ts';

const LIMIT = 131_072;

const requestOf = (body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://panel.test/', { method: 'POST', body, headers });
const json = (body: BodyInit | null, type = 'application/json') =>
  readJson(requestOf(body, { 'content-type': type }));
const refused = (code: string, data = {}) => ({ ok: false, code, data });

/** A streamed body of unknown length, which counts the pieces that were read. */
function pieces(count: number, size: number) {
  const taken = { count: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.count === count) return controller.close();
        taken.count += 1;
        controller.enqueue(new Uint8Array(size).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body: stream, duplex: 'half' };
  return { request: new Request('http://panel.test/', init), taken };
}

describe('HTT-1 a body is read up to its limit', () => {
  test('as it came, piece by piece', async () => {
    expect(await readBytes(requestOf('olive'), 5)).toEqual({
      ok: true,
      value: Buffer.from('olive'),
    });
    expect(await readBytes(requestOf(null), 5)).toEqual({ ok: true, value: Buffer.alloc(0) });
    const { request } = pieces(3, 2);
    expect(await readBytes(request, 6)).toEqual({ ok: true, value: Buffer.from('      ') });
  });

  test('one byte more is too large', async () => {
    expect(await readBytes(requestOf('olives'), 5)).toEqual(refused('too-large', { bytes: 5 }));
    const { request } = pieces(7, 1);
    expect(await readBytes(request, 6)).toEqual(refused('too-large', { bytes: 6 }));
  });

  test('what says that it is longer is not read at all, what hides it not to its end', async () => {
    const { request, taken } = pieces(100, 10);
    request.headers.set('content-length', '1000');
    expect(await readBytes(request, 20)).toEqual(refused('too-large', { bytes: 20 }));
    expect(taken.count).toBe(0);
    const hidden = pieces(100, 10);
    expect(await readBytes(hidden.request, 20)).toEqual(refused('too-large', { bytes: 20 }));
    expect(hidden.taken.count).toBeLessThan(5);
  });

  test('a form has 128 KiB', async () => {
    const longest = `"${'x'.repeat(LIMIT - 2)}"`;
    expect(await json(longest)).toMatchObject({ ok: true });
    expect(await json(`${longest} `)).toEqual(refused('too-large', { bytes: LIMIT }));
  });
});

describe('HTT-1 a body is JSON', () => {
  test('and says so, in whatever spelling', async () => {
    for (const type of [
      'application/json',
      'Application/JSON; charset=utf-8',
      ' application/json ;x',
    ])
      expect([type, await json('{"a":["é"]}', type)]).toEqual([
        type,
        { ok: true, value: { a: ['é'] } },
      ]);
    for (const type of ['text/plain', 'application/jsonp', 'application/json+x', ''])
      expect([type, await json('{}', type)]).toEqual([type, refused('not-json')]);
    expect(await readJson(new Request('http://panel.test/', { method: 'POST' }))).toEqual(
      refused('not-json'),
    );
  });

  test('of text that the database can keep', async () => {
    for (const bad of ['{', '', '"\\u0000"', '{"\\u0000":1}', '"\\ud800"', '{"a":["\\udc00"]}'])
      expect([bad, await json(bad)]).toEqual([bad, refused('malformed', { fields: [] })]);
    expect(await json(new Uint8Array([0x22, 0xff, 0x22]))).toEqual(
      refused('malformed', { fields: [] }),
    );
    expect(['a\0', '\ud83d', '\ude00', '😀', ''].map(isKeepable)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('HTT-1 what was read is as its schema says', () => {
  const schema = z.strictObject({
    name: z.string().min(3).regex(/^a/),
    rows: z.array(z.object({ mm: z.number() })).exactOptional(),
  });

  test('or the fields that are not are named, each once', () => {
    expect(readParsed(schema, () => ({ name: 'ana' }), 'invalid')).toEqual({
      ok: true,
      value: { name: 'ana' },
    });
    expect(readParsed(schema, () => ({ name: 'b', rows: [{}, { mm: 1 }] }), 'invalid')).toEqual(
      refused('invalid', { fields: ['name', 'rows.0.mm'] }),
    );
    // A surplus field is not named in the refusal.
    expect(readParsed(schema, () => ({ name: 'ana', surplus: 1 }), 'malformed')).toEqual(
      refused('malformed', { fields: [] }),
    );
  });

  test('at most forty of them', () => {
    const rows = Array.from({ length: 60 }, () => ({}));
    const result = readParsed(schema, () => ({ name: 'ana', rows }), 'invalid');
    expect(result.ok ? null : result.data['fields']).toHaveLength(40);
  });
});
