import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  HANDBOOK,
  handbookFrame,
  handbookIndex,
  handbookPage,
  licencePage,
  servedFile,
} from './handbook.ts';

const root = join(import.meta.dirname, '../..');
const pages = await Promise.all(
  HANDBOOK.map(async (name) =>
    handbookPage(name, await readFile(join(root, 'docs', `${name}.md`), 'utf8')),
  ),
);
const files = new Map([
  ['index.html', handbookIndex(pages)],
  ['licence.html', licencePage(await readFile(join(root, 'LICENSE'), 'utf8'))],
  ...pages.map(({ name, title, body }) => [servedFile(name), handbookFrame(title, body)] as const),
]);
/** Files that the page build adds to the handbook. */
const MADE_WITH_THE_PAGE = ['handbook.css', 'third-party.txt'];
const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

describe('ENT-2 the documentation is served by the product', () => {
  test.each([...files])(
    '%s: every link leads to a page of it, and to a place on that page',
    (_, html) => {
      const own = found(/href="([^"]+)"/g, html).filter((to) => !/^https:|^\//.test(to));
      for (const to of own.filter((one) => !MADE_WITH_THE_PAGE.includes(one))) {
        const [file = '', anchor] = to.split('#');
        const target = file === '' ? html : files.get(file);
        expect(target, to).toBeDefined();
        if (anchor !== undefined) expect(target, to).toContain(`id="${anchor}"`);
      }
    },
  );

  test.each([...files])('%s: no script, no picture, no style of its own', (_, html) => {
    expect(html).not.toMatch(/<script|<img|<iframe|style=|<style|src=/);
    expect(found(/<link [^>]*href="([^"]+)"/g, html)).toEqual(['/verdial.svg', 'handbook.css']);
  });

  test('every page has a title, and the index or the index of its folder leads to it', () => {
    for (const { name, title } of pages) {
      expect(title).not.toBe(name);
      const index = /^specification\/(?!README)/.test(name) ? 'specification.html' : 'index.html';
      expect(files.get(index), name).toContain(`<a href="${servedFile(name)}">`);
    }
  });

  test('every page of the specification is part of it', () => {
    const folder = join(root, 'docs/specification');
    const written = globSync('*.md', { cwd: folder }).map((file) => file.replace(/\.md$/, ''));
    const part = HANDBOOK.filter((name) => name.startsWith('specification/'));
    expect(part.toSorted()).toEqual(written.map((name) => `specification/${name}`).toSorted());
  });

  test('every page of it that a screen links to is there', () => {
    const screens = globSync('web/**/*.tsx', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const linked = screens.flatMap((text) => found(/"\/docs\/([\w-]+\.html)[#"]/g, text));
    expect(linked.length).toBeGreaterThan(2);
    expect(linked.filter((file) => !files.has(file))).toEqual([]);
  });

  test('what is written in Markdown cannot become a script', () => {
    const { body } = handbookPage(
      'method',
      '# A\n\n<script>1</script>\n\n[x](javascript:1) ![y](z.png)',
    );
    expect(body).not.toMatch(/<script|javascript:|<img/);
  });
});
