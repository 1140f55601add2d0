import { posix } from 'node:path';
import { Marked } from 'marked';

/** The pages of the documentation that the product itself serves, in the order of their index, each with what it holds. */
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

/** The pages that the index lists: the path of each below docs/, without its ending. */
const LISTED: readonly string[] = Object.keys(CONTENTS);

/** The pages of the specification, to which its own index leads. */
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

/** Every page of the handbook: the path of each below docs/, without its ending. */
export const HANDBOOK: readonly string[] = [...LISTED, ...AREAS];

/** The file that a page is served as: all are in one folder, an index by the name of its folder. */
export const servedFile = (path: string): string =>
  `${path.replace(/\/README$/, '').replaceAll('/', '-')}.html`;

/** One page of it: its name, its title and its body as HTML. */
export type HandbookPage = {
  readonly name: string;
  readonly title: string;
  readonly body: string;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The name a heading is reached by, as the sites make it that show Markdown. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>|&\w+;/g, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Where a link on a page leads in the handbook; null where its target is not part of it. */
function served(href: string, path: string): string | null {
  if (/^https?:|^#/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(path), file).replace(/\.md$/, '');
  if (!HANDBOOK.includes(target)) return null;
  return anchor === undefined ? servedFile(target) : `${servedFile(target)}#${anchor}`;
}

/** ENT-2: a document in Markdown as the page of the handbook it becomes: no script, no picture, nothing from elsewhere. */
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
      // Pictures stay with the sources: a server of a panel serves words.
      image: ({ text }) => escaped(text),
      html: ({ text }) => escaped(text),
    },
  });
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name;
  const words = marked.parse(markdown, { async: false });
  // What is wide scrolls inside itself, by keyboard too; a head without words is none.
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

/** A whole page around what it says. */
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

/** The index: each page with what it holds, and the licence. */
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
