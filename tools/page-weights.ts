import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BROTLI_ENDING } from '../server/http/static-files.ts';

/** A chunk in the manifest that the build writes. */
const chunkSchema = z.looseObject({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

/** The script that a page loads: bytes as they are sent, compressed by Brotli, and files. */
export type PageWeight = { readonly bytes: number; readonly files: number };

/** The name of the manifest in the built page. */
export const CHUNKS_FILE = 'chunks.json';

const ENTRY = 'index.html';
const EVERYWHERE = '../locales/en/everywhere.po';
const DESK = '../locales/en/desk.po';

/**
 * The chunks of each page beside the first: screen groups (tools/chunk-groups.ts) and words. The
 * taster's way leads from the sign-in to an open sheet.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'landing and sign-in': ['entrance', EVERYWHERE],
  'taster, to a sheet': ['entrance', 'live', 'booth', EVERYWHERE],
  'leader, Today': ['live', 'desk', 'today', EVERYWHERE, DESK],
  board: ['live', 'desk', 'board', EVERYWHERE, DESK],
  'plan of a session': ['live', 'desk', 'sessions', EVERYWHERE, DESK],
  results: ['live', 'desk', 'results', EVERYWHERE, DESK],
  quality: ['live', 'desk', 'quality', EVERYWHERE, DESK],
};

/** Weighs the script of each page in a built page. Throws where a chunk of a page is missing. */
export function weighPages(folder: string): Readonly<Record<string, PageWeight>> {
  const text = readFileSync(join(folder, CHUNKS_FILE), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  return Object.fromEntries(
    Object.entries(PAGES).map(([page, names]) => {
      const roots = [ENTRY, ...names].flatMap((name) => keysOf(manifest, name));
      const files = filesOf(manifest, roots);
      const bytes = files.reduce((sum, file) => sum + sentBytes(join(folder, file)), 0);
      return [page, { bytes, files: files.length }];
    }),
  );
}

function keysOf(manifest: Manifest, wanted: string): readonly string[] {
  if (manifest[wanted] !== undefined) return [wanted];
  const found = Object.entries(manifest)
    .filter(([key, { name }]) => name === wanted && !key.includes('/locales/'))
    .map(([key]) => key);
  if (found.length === 0) throw new Error(`the page has no chunk ${wanted}`);
  return found;
}

/** The script files of some chunks with all that they import statically. */
function filesOf(manifest: Manifest, roots: readonly string[]): readonly string[] {
  const keys = new Set(roots);
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next);
  const files = [...keys].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

const sentBytes = (file: string): number =>
  statSync(existsSync(`${file}${BROTLI_ENDING}`) ? `${file}${BROTLI_ENDING}` : file).size;

/** Compares weights with a budget: one line for each page that is too heavy, or is not in both. */
export function overBudget(
  weights: Readonly<Record<string, PageWeight>>,
  budget: Readonly<Record<string, PageWeight>>,
): readonly string[] {
  const pages = new Set([...Object.keys(weights), ...Object.keys(budget)]);
  return [...pages].flatMap((page) => {
    const [is, may] = [weights[page], budget[page]];
    if (is === undefined || may === undefined)
      return [`${page}: ${is === undefined ? 'not a page' : 'no budget'}`];
    return is.bytes > may.bytes || is.files > may.files
      ? [`${page}: ${is.bytes} bytes in ${is.files} files; at most ${may.bytes} in ${may.files}`]
      : [];
  });
}
