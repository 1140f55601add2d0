import { describe, expect, test, vi } from 'vitest';
import { readUpload } from './read-upload.ts';

const MEBIBYTE = 1024 * 1024;
const refused = (code: string, data = {}) => ({ ok: false, code, data });

const requestOf = (body: BodyInit, type?: string) =>
  new Request('http://panel.test/', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  });
function form(...parts: readonly (readonly [string, string | Blob])[]): FormData {
  const made = new FormData();
  for (const [name, part] of parts) made.append(name, part);
  return made;
}
const file = (text: string, name = 'a.png') => new File([text], name);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('FIL-3 a form of one file', () => {
  test('is read with its name, with or without a thumbnail', async () => {
    expect(await readUpload(requestOf(form(['file', file('oil', 'señal.png')])))).toEqual({
      ok: true,
      value: { name: 'señal.png', bytes: bytes('oil'), thumbnail: null },
    });
    const both = form(['file', file('oil')], ['thumbnail', file('o')]);
    expect(await readUpload(requestOf(both))).toEqual({
      ok: true,
      value: { name: 'a.png', bytes: bytes('oil'), thumbnail: bytes('o') },
    });
  });

  test('a form of a hundred and fifty thousand parts is refused before it is taken apart', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
    // What takes a form apart; another file of tests may have put another in its place.
    vi.stubGlobal('Response', () => expect.unreachable('taken apart'));
    for (const boundary of ['x', '"x"']) {
      const answer = await readUpload(
        requestOf(`${part.repeat(150_000)}--x--`, `multipart/form-data; boundary=${boundary}`),
      );
      expect(answer).toEqual(refused('malformed', { fields: [] }));
    }
    vi.unstubAllGlobals();
  });

  test.each([
    ['no file', form(['thumbnail', file('o')])],
    ['nothing', form()],
    ['a text for a file', form(['file', 'oil'])],
    ['a text for a thumbnail', form(['file', file('oil')], ['thumbnail', 'o'])],
    ['two files', form(['file', file('oil')], ['file', file('oil')])],
    [
      'two thumbnails',
      form(['file', file('a')], ['thumbnail', file('b')], ['thumbnail', file('c')]),
    ],
    ['something beside', form(['file', file('oil')], ['panel', 'other'])],
  ])('%s is malformed', async (_, made) => {
    expect(await readUpload(requestOf(made))).toEqual(refused('malformed', { fields: [] }));
  });

  test('what does not say that it is a form is none, and what is none is malformed', async () => {
    for (const type of [
      'application/json',
      'multipart/form-data',
      'x-multipart/form-data; boundary=y',
      'multipart/form-data-x; boundary=y',
    ])
      expect([type, await readUpload(requestOf('x', type))]).toEqual([type, refused('not-a-form')]);
    for (const type of ['multipart/form-data; boundary=y', 'Multipart/Form-Data ;boundary=y'])
      expect([type, await readUpload(requestOf('x', type))]).toEqual([
        type,
        refused('malformed', { fields: [] }),
      ]);
  });

  test('a larger one is not taken', async () => {
    const ask = async (size: number) => {
      const made = new Response(form(['file', new File([new Uint8Array(size)], 'a.png')]));
      const type = made.headers.get('content-type') ?? '';
      return readUpload(requestOf(await made.arrayBuffer(), type));
    };
    const tooLarge = refused('file-too-large', { megabytes: 10 });
    expect(await ask(11 * MEBIBYTE)).toEqual(tooLarge);
    expect(await ask(10 * MEBIBYTE)).toMatchObject({ ok: true });
  });
});
