import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Files of others, generated files, and the page that a release has at its own root. */
const IGNORED = ['**/node_modules/**', 'dist/**', 'out/**', 'data/**', 'tools/release/README.md'];
const pages = globSync('**/*.md', { cwd: ROOT, exclude: IGNORED });

/** A heading as GitHub and other readers of Markdown make an anchor of it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (file: string): ReadonlySet<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) =>
      anchorOf(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
    ),
  );

/** The broken links of a page to files of the project. */
function brokenLinks(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/```.*?```|`[^`\n]*`/gs, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
    });
}

test('ARC-9 every relative link of a Markdown page leads to a file and a heading that exist', () => {
  const broken = pages.flatMap((page) => brokenLinks(page).map((link) => `${page}: ${link}`));
  expect(pages.length).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});
