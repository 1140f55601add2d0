import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../../domain/api/page-addresses.ts';
import { readStaticFiles } from './static-files.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const SCRIPT = `console.log('${'olive '.repeat(400)}')`;

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-page-'));
  await mkdir(join(folder, 'page', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret'), 'a secret beside the page');
  await writeFile(join(folder, 'page', 'index.html'), '<title>Verdial</title>');
  await writeFile(join(folder, 'page', 'sw.js'), 'self');
  await writeFile(join(folder, 'page', 'assets', 'index-Ab3_dE9x.js'), SCRIPT);
  await writeFile(join(folder, 'page', 'assets', 'both-Ab3_dE9x.js'), SCRIPT);
  await writeFile(
    join(folder, 'page', 'assets', 'both-Ab3_dE9x.js.br'),
    brotliCompressSync(SCRIPT),
  );
  server = await startTestServer({ files: await readStaticFiles(join(folder, 'page')) });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('HTT-6 HTT-10 the built page', () => {
  test.each(['/', '/login', '/intra/samples/list', '/intra/sessions/12?x=1'])(
    '%s is the page itself, asked for anew each time',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, '<title>Verdial</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  test('a file named by its content is kept for ever, and travels packed', async () => {
    const answer = await get('/assets/index-Ab3_dE9x.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toBe(SCRIPT);
    const plain = await get('/assets/index-Ab3_dE9x.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  test('HTT-14 the copy that the build compressed goes to who can read it, with its length', async () => {
    const path = '/assets/both-Ab3_dE9x.js';
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get(path, { 'accept-encoding': accepted });
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(await answer.text()).toBe(SCRIPT);
    }
    const copy = await get(`${path}.br`);
    expect([copy.status, await copy.text()]).toEqual([404, 'Not found']);
  });

  test('what has not changed is not sent again', async () => {
    const etag = (await get('/sw.js')).headers.get('etag') ?? '';
    const again = await get('/sw.js', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    '/assets/gone-12345678.js',
    '/favicon.ico',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ])('%s is no file of it', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  });

  test('nothing outside its folder is ever served', async () => {
    for (const path of ['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/assets/..%2f..%2fsecret'])
      expect(await (await get(path)).text()).not.toContain('a secret');
  });
});

describe('ADR-4 an address of no screen', () => {
  test.each(['/nothing', '/docs', '/docs/', '/metrics', '/intra/nothing', '/collab'])(
    '%s answers 404 with the page, which says that nothing is there',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, '<title>Verdial</title>']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const etag = answer.headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': etag })).status).toBe(404);
    },
  );

  test('every screen answers 200, also of a record whose code looks like the name of a file', async () => {
    for (const address of [...Object.keys(PAGES), '/intra/samples/S-1.2', '/intra/labels/12.csv']) {
      const path = address.replaceAll(/\{?-?\$\w+\}?/g, '12');
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });
});

test('HTT-5 HTT-9 every answer carries the security headers', async () => {
  for (const path of ['/', '/health', '/api/me', '/api/nothing', '/assets/gone.js']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});
