import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A static file of the built page, in memory. */
export type StaticFile = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** The file compressed by Brotli at the build; null where the build made none. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  /** The file compressed by gzip, on first use; null where that would not be smaller. */
  readonly packed: () => Promise<Uint8Array<ArrayBuffer> | null>;
};

/** What the build adds to the name of a file for its copy compressed by Brotli. */
export const BROTLI_ENDING = '.br';

/** The static files of the built page, by path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKABLE = /^text\/|json|svg|wasm/;
const pack = promisify(gzip);

/**
 * Reads the built page into memory, so that a path can only name one of its files (HTT-6, HTT-10).
 * Files with a digest of their content in the name are cached for ever. The browser revalidates all
 * others on each request. A copy that the build compressed is no path of its own (HTT-14).
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    bodies.set(path, new Uint8Array(await readFile(file)));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, body] of bodies) {
    const isCopy = path.endsWith(BROTLI_ENDING) && bodies.has(path.slice(0, -BROTLI_ENDING.length));
    if (isCopy) continue;
    files.set(path, staticFile(path, body, bodies.get(`${path}${BROTLI_ENDING}`) ?? null));
  }
  return files;
}

function staticFile(
  path: string,
  body: Uint8Array<ArrayBuffer>,
  brotli: Uint8Array<ArrayBuffer> | null,
): StaticFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const hashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);
  let packing: Promise<Uint8Array<ArrayBuffer> | null> | null = null;
  return {
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    brotli,
    cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    packed() {
      packing ??= packed(type, body);
      return packing;
    },
  };
}

async function packed(
  type: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!PACKABLE.test(type) || body.byteLength < 1_000) return null;
  const small = new Uint8Array(await pack(body, { level: 9 }));
  return small.byteLength < body.byteLength ? small : null;
}
