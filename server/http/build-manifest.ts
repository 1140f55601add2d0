import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file name of a page's build manifest. */
export const MANIFEST_FILE = 'made-of.json';

const manifestSchema = z.strictObject({
  version: z.string(),
  /** The digest of the domain, which page and server must interpret alike. */
  domain: z.string().regex(/^[0-9a-f]{64}$/),
  /** The digest of the sources of the page; null where they are absent, as in a release. */
  page: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});

/** The build manifest: the version, and digests of the sources that a page was built from. */
export type BuildManifest = z.infer<typeof manifestSchema>;

const TRIES_IT = /\.test\.tsx?$|\/testing\//;

/**
 * Computes the build manifest of the sources in `root` (REL-4): the version, and digests of the
 * domain and of the page, without their tests.
 */
export async function readOwnManifest(root: string): Promise<BuildManifest> {
  const { version } = z
    .looseObject({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  return {
    version,
    domain: await digestOf(root, ['domain/**/*.ts']),
    page: existsSync(join(root, 'web')) ? await digestOf(root, PAGE) : null,
  };
}

/**
 * The sources of a page outside the domain. Translations come with the page and are not counted.
 */
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

/**
 * Reads the build manifest of a built page; null where the file is absent, damaged or has another
 * shape (REL-4).
 */
export async function readPageManifest(page: string): Promise<BuildManifest | null> {
  const text = await readFile(join(page, MANIFEST_FILE), 'utf8').catch(() => 'null');
  return manifestSchema.safeParse(parsed(text)).data ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
