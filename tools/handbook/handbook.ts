import { posix } from 'node:path';
import { Marked } from 'marked';

/**
 * The pages of the documentation that the product serves, in the order of the index, each with a
 * description.
 */
const CONTENTS = {
  method:
    'Every statistic and every decision: its formula, its source and what the settings change.',
  exchange: 'The files that sheets, samples and settings come and go by.',
  operating:
    'Starting, settings, https for the tablets, backups and what to do when something fails.',
  backup: 'What a backup holds, and how one is made, verified, restored and read.',
  security: 'What is asked of accounts, sessions and data, and where each answer is.',
  trail: 'The form of an exported audit trail, and how anybody verifies one without the product.',
  aids: 'Training aids: what they draw on and what they do not show.',
  architecture: 'Where things are, and why.',
  'specification/README': 'Every promise of the product, by its rule, one page an area.',
} as const;

/** The pages that the index lists: their paths below docs/, without file extension. */
const LISTED: readonly string[] = Object.keys(CONTENTS);

/** The pages of the specification, which has an index of its own. */
const AREAS = [
  'access',
  'addresses',
  'accounts',
  'screens',
  'languages',
  'documents-and-sync',
  'sessions',
  'sheets',
  'reports',
  'paper',
  'desk',
  'booth',
  'training',
  'registers',
  'database',
  'settings-history',
  'audit-trail',
  'backups',
  'wall-display',
  'quality-and-exports',
  'operations',
  'http',
  'code',
].map((area) => `specification/${area}`);

/** Every page of the handbook: its path below docs/, without file extension. */
export const HANDBOOK: readonly string[] = [...LISTED, ...AREAS];

/**
 * The file name of a served page. All are in one folder; an index page has the name of its folder.
 */
export const servedFile = (path: string): string =>
  `${path.replace(/\/README$/, '').replaceAll('/', '-')}.html`;

/** One page of the handbook: its name, its title and its body as HTML. */
export type HandbookPage = {
  readonly name: string;
  readonly title: string;
  readonly body: string;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The anchor of a heading, as code hosting sites make it from Markdown. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>|&\w+;/g, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** The target of a link within the handbook; null if it is not part of it. */
function served(href: string, path: string): string | null {
  if (/^https?:|^#/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(path), file).replace(/\.md$/, '');
  if (!HANDBOOK.includes(target)) return null;
  return anchor === undefined ? servedFile(target) : `${servedFile(target)}#${anchor}`;
}

/**
 * Converts a Markdown document to a page of the handbook: no script, no picture, and nothing from
 * other servers (ENT-2).
 */
export function handbookPage(name: string, markdown: string): HandbookPage {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(inner)}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const to = served(href, name);
        return to === null ? inner : `<a href="${escaped(to)}">${inner}</a>`;
      },
      // Pictures are left out: a panel's server serves only the text.
      image: ({ text }) => escaped(text),
      html: ({ text }) => escaped(text),
    },
  });
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name;
  const words = marked.parse(markdown, { async: false });
  // A wide table scrolls inside itself, also by keyboard. A header row without text is left out.
  let tables = 0;
  const body = words
    .replaceAll(/<table>/g, () => {
      tables += 1;
      return `<div class="wide" role="region" aria-label="Table ${tables}" tabindex="0"><table>`;
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return { name, title, body };
}

/** Wraps a body in a whole HTML page. */
export const handbookFrame = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} – Verdial</title>
<link rel="icon" href="/verdial.svg">
<link rel="stylesheet" href="handbook.css">
</head>
<body>
<header><a href="/">Verdial</a><a href="index.html">Documentation</a></header>
<main>
${body}</main>
</body>
</html>
`;

/** The index page: each page with its description, and the licence. */
export function handbookIndex(pages: readonly HandbookPage[]): string {
  const entries = Object.entries(CONTENTS).map(([name, holds]) => {
    const title = pages.find((page) => page.name === name)?.title ?? name;
    return `<dt><a href="${servedFile(name)}">${escaped(title)}</a></dt>\n<dd>${holds}</dd>`;
  });
  const licence =
    '<dt><a href="licence.html">Licence</a></dt>\n<dd>Apache License, version 2.0.</dd>\n' +
    '<dt><a href="third-party.txt">Third-party software</a></dt>\n<dd>What is built into the page, with its licences.</dd>';
  return handbookFrame(
    'Documentation',
    `<h1>Documentation</h1>\n<dl>\n${[...entries, licence].join('\n')}\n</dl>\n`,
  );
}

/** The licence, word for word. */
export const licencePage = (text: string): string =>
  handbookFrame('Licence', `<h1>Licence</h1>\n<pre class="licence">${escaped(text)}</pre>\n`);
