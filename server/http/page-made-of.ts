import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file of a built page that tells what it was made of. */
export const MADE_OF = 'made-of.json';

const madeOf = z.strictObject({
  version: z.string(),
  /** The digest of the domain: what page and server must understand alike. */
  domain: z.string().regex(/^[0-9a-f]{64}$/),
  /** The digest of the sources of pages; null where they are not, as in a release. */
  page: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});

/** What a page, and the server beside it, is made of. */
export type MadeOf = z.infer<typeof madeOf>;

const TRIES_IT = /\.test\.tsx?$|\/testing\//;

/** REL-4: what is here in `root`: its version, and the digests of its domain and of the sources of pages without what tries them. */
export async function readMadeOf(root: string): Promise<MadeOf> {
  const { version } = z
    .looseObject({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  return {
    version,
    domain: await digestOf(root, ['domain/**/*.ts']),
    page: existsSync(join(root, 'web')) ? await digestOf(root, PAGE) : null,
  };
}

/** What a page is made of beside the domain; words come with it and are not counted. */
const PAGE = ['web/**/*.{ts,tsx,css,html}', 'stats-worker/**/*.ts'];

async function digestOf(root: string, patterns: readonly string[]): Promise<string> {
  const files = globSync([...patterns], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TRIES_IT.test(file))
    .toSorted();
  const hash = createHash('sha256');
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))));
  for (const [at, text] of texts.entries())
    hash.update(`${files[at]}\0${text.byteLength}\0`).update(text);
  return hash.digest('hex');
}

/** REL-4: what a built page says it is made of; null where it does not say. */
export async function readPageMadeOf(page: string): Promise<MadeOf | null> {
  const text = await readFile(join(page, MADE_OF), 'utf8').catch(() => 'null');
  const parsed = madeOf.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
