import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { BROTLI_ENDING } from '../server/http/static-files.ts';

const compress = promisify(brotliCompress);
const TEXT = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/;

/** Files below this size, in bytes, are sent in one packet anyway. */
const SMALLEST = 1_000;

/**
 * A Vite plugin that writes a copy of each text file of the page, compressed by Brotli (HTT-14).
 * The best compression takes too long for a request.
 */
export function brotliPlugin(): Plugin {
  let folder = '';
  return {
    name: 'verdial-brotli',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // The service worker writes its files in this hook too, after the page.
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}

/** Writes the compressed copies of the text files of a folder, where they are smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.byteLength < SMALLEST) return;
  const small = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
  if (small.byteLength < body.byteLength) await writeFile(`${file}${BROTLI_ENDING}`, small);
}
