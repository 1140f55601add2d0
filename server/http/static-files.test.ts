import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveStatic } from './serve-static.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

const LONG = 'olive '.repeat(400);
const KEPT = 'public, max-age=31536000, immutable';
const ANEW = 'no-cache';
/** Path, content, type and caching of each file. */
const PAGE = [
  ['/index.html', '<title>Verdial</title>', 'text/html; charset=utf-8', ANEW],
  ['/sw.js', LONG, 'text/javascript; charset=utf-8', ANEW],
  ['/assets/index-Ab3_dE9x.js', LONG, 'text/javascript; charset=utf-8', KEPT],
  ['/assets/index-short.js', '1', 'text/javascript; charset=utf-8', ANEW],
  ['/other/index-Ab3_dE9x.css', LONG, 'text/css; charset=utf-8', ANEW],
  ['/data.json', LONG, 'application/json; charset=utf-8', ANEW],
  ['/app.webmanifest', '{}', 'application/manifest+json; charset=utf-8', ANEW],
  ['/assets/logo-12345678.svg', LONG, 'image/svg+xml; charset=utf-8', KEPT],
  ['/logo.png', LONG, 'image/png', ANEW],
  ['/assets/board-12345678.webp', LONG, 'image/webp', KEPT],
  ['/favicon.ico', 'i', 'image/x-icon', ANEW],
  ['/assets/font-12345678.woff2', LONG, 'font/woff2', KEPT],
  ['/assets/books-12345678.wasm', LONG, 'application/wasm', KEPT],
  ['/robots.txt', LONG, 'text/plain; charset=utf-8', ANEW],
  ['/LICENSE', LONG, 'application/octet-stream', ANEW],
] as const;

let folder: string;
let files: StaticFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-page-'));
  for (const [path, content] of PAGE) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  files = await readStaticFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('HTT-6 HTT-10 the built page is read into memory', () => {
  test('every file of it, and nothing else', async () => {
    expect([...files.keys()].sort()).toEqual(PAGE.map(([path]) => path).sort());
    expect((await readStaticFiles(join(folder, 'nowhere'))).size).toBe(0);
  });

  test.each(PAGE)('%s', (path, content, type, cache) => {
    const file = files.get(path);
    expect(file).toMatchObject({ type, cache, etag: expect.stringMatching(/^"[\w-]{22}"$/) });
    expect(textOf(file?.body ?? new Uint8Array())).toBe(content);
  });

  test('what differs has another mark', () => {
    const marks = ['/index.html', '/sw.js', '/favicon.ico'].map((path) => files.get(path)?.etag);
    expect(new Set(marks).size).toBe(3);
    expect(files.get('/sw.js')?.etag).toBe(files.get('/data.json')?.etag);
  });

  test('text is packed, once, where that is worth it', async () => {
    const packed = async (path: string) => (await files.get(path)?.packed()) ?? null;
    for (const path of [
      '/sw.js',
      '/other/index-Ab3_dE9x.css',
      '/data.json',
      '/assets/logo-12345678.svg',
      '/assets/books-12345678.wasm',
      '/robots.txt',
    ]) {
      const small = await packed(path);
      expect([path, textOf(gunzipSync(small ?? new Uint8Array()))]).toEqual([path, LONG]);
      expect(await packed(path)).toBe(small);
    }
    for (const path of ['/index.html', '/logo.png', '/assets/font-12345678.woff2', '/LICENSE'])
      expect([path, await packed(path)]).toEqual([path, null]);
  });
});

describe('HTT-6 HTT-10 the built page is served', () => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, served = files) => {
    const app = new Hono();
    app.get('*', serveStatic(served));
    return app.request(path, { headers });
  };

  test('a file under its own type, mark and age; packed for who can unpack', async () => {
    const plain = await get('/sw.js');
    expect(Object.fromEntries(plain.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': String(LONG.length),
      etag: files.get('/sw.js')?.etag,
      vary: 'accept-encoding',
    });
    expect(await plain.text()).toBe(LONG);
    for (const [accepted, encoding] of [
      ['gzip, br', 'gzip'],
      ['br;q=1, gzip;q=0.5', 'gzip'],
      ['br, gzip; q=0', null],
      ['br', null],
      ['xgzipped', null],
    ] as const)
      expect([
        accepted,
        (await get('/sw.js', { 'accept-encoding': accepted })).headers.get('content-encoding'),
      ]).toEqual([accepted, encoding]);
    const image = await get('/logo.png', { 'accept-encoding': 'gzip' });
    expect([image.headers.get('content-encoding'), await image.text()]).toEqual([null, LONG]);
  });

  test('what the browser has already is not sent again', async () => {
    const etag = files.get('/sw.js')?.etag ?? '';
    const same = await get('/sw.js', { 'if-none-match': etag });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/sw.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a screen gets the page, a file that is not there nothing', async () => {
    for (const path of ['/', '/login', '/intra/samples/list', '/a.b/c'])
      expect([path, await (await get(path)).text()]).toEqual([path, '<title>Verdial</title>']);
    const gone = await get('/assets/gone-12345678.js');
    expect([gone.status, await gone.text()]).toEqual([404, 'Not found']);
    const unbuilt = await get('/login', {}, new Map());
    expect([unbuilt.status, await unbuilt.text()]).toEqual([
      503,
      'The page of this version is not built: run npm run build.',
    ]);
  });
});
