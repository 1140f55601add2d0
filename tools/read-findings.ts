import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const FINDINGS_FOLDER = join(import.meta.dirname, '../findings');

/** A finding: a script that shows one fact of a library, a tool or a format. */
export type Finding = {
  /** The name of its file, without `.sh`. */
  readonly name: string;
  readonly fact: string;
  /** The packages that it installs, as `name version`; `none` if it installs none. */
  readonly versions: string;
  readonly expected: string;
  readonly found: string;
  /** The programs of the system that it needs, by version; null if it needs none. */
  readonly needs: string | null;
  readonly source: string;
};

/** The first lines of a script, in this order. The last is left out where nothing is needed. */
const FIELDS = ['Fact', 'Versions', 'Expected', 'Found', 'Needs'] as const;

/** Reads a finding from its script. Throws if a line of its head is missing. */
export function readFinding(name: string, source: string): Finding {
  const lines = source.split('\n').slice(1);
  const read = (field: (typeof FIELDS)[number]): string | null => {
    const start = `# ${field}: `;
    const line = lines[FIELDS.indexOf(field)];
    return line?.startsWith(start) === true ? line.slice(start.length) : null;
  };
  const [fact, versions, expected, found] = [
    read('Fact'),
    read('Versions'),
    read('Expected'),
    read('Found'),
  ];
  if (fact === null || versions === null || expected === null || found === null)
    throw new Error(`${name}: lines 2 to 5 must be ${FIELDS.slice(0, 4).join(', ')}`);
  return { name, fact, versions, expected, found, needs: read('Needs'), source };
}

/** Reads all findings, by name. */
export const readFindings = (): readonly Finding[] =>
  globSync('*.sh', { cwd: FINDINGS_FOLDER })
    .toSorted()
    .map((file) =>
      readFinding(basename(file, '.sh'), readFileSync(join(FINDINGS_FOLDER, file), 'utf8')),
    );

/** The packages that a script installs, as `name version`, in the order of their names. */
export const installedPackages = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=\s)((?:@[a-z\d.-]+\/)?[a-z\d._-]+)@(\d+\.\d+\.\d+[\w.-]*)(?=\s)/g)]
    .map(([, name = '', version = '']) => `${name} ${version}`)
    .toSorted();

/** The lines between which the README has the table of facts. */
const TABLE_START = '<!-- The table is written by `npm run findings -- --table`. -->\n';
const TABLE_END = '\n<!-- End of the table. -->';

const cells = ({ name, fact, versions, expected, found, needs }: Finding): readonly string[] => {
  const programs = needs === null ? [] : [needs];
  const installed = versions === 'none' ? programs : [versions, ...programs];
  return [`[${fact}](${name}.sh)`, installed.join('; '), expected, found];
};

const HEAD = ['fact', 'versions', 'what most people expect', 'what happens'];

/** Returns the text of the README with the table of these findings, as the formatter aligns it. */
export function writeTable(readme: string, findings: readonly Finding[]): string {
  const [before, rest] = readme.split(TABLE_START);
  const after = rest?.split(TABLE_END)[1];
  if (before === undefined || after === undefined)
    throw new Error('The README of the findings has no place for the table');
  const rows = [HEAD, ...findings.map(cells)];
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = rows.map(line);
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return `${before}${TABLE_START}\n${[head, rule, ...body].join('\n')}\n${TABLE_END}${after}`;
}
