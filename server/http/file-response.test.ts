import { describe, expect, test } from 'vitest';
import { fileResponse, isDownload, textStream } from './file-response.ts';

const bytes = Uint8Array.from([1, 2, 3]);

describe('FIL-4 a file on its way to a device', () => {
  test('is saved under its name and never run', async () => {
    const answer = fileResponse({ name: `l'été (1)*!.pdf`, kind: 'application/pdf', bytes });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': '3',
      'content-disposition': `attachment; filename="l__t___1___.pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29%2A%21.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  test('is known by its bytes and its kind', () => {
    expect(isDownload({ name: 'a', kind: 'image/png', bytes })).toBe(true);
    for (const other of [
      null,
      'text',
      undefined,
      {},
      { bytes },
      { kind: 'image/png' },
      { kind: 'image/png', bytes: [1] },
      { kind: 'text/html', bytes },
      { kind: null, bytes },
    ])
      expect([other, isDownload(other)]).toEqual([other, false]);
  });
});

describe('EXP-1 a long text comes in pieces', () => {
  async function* counted(seen: string[]) {
    try {
      for (const piece of ['a', 'é', 'c']) {
        seen.push(piece);
        yield piece;
      }
    } finally {
      seen.push('end');
    }
  }

  test('all of them, in order', async () => {
    expect(await new Response(textStream(counted([]), (work) => work())).text()).toBe('aéc');
  });

  test('and no more once the device has gone', async () => {
    const seen: string[] = [];
    const reader = textStream(counted(seen), (work) => work()).getReader();
    expect((await reader.read()).value).toEqual(new TextEncoder().encode('a'));
    await reader.cancel();
    expect(seen.at(-1)).toBe('end');
    expect(seen).not.toContain('c');
  });
});
