import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings } from '../hono.config.ts';
import { COMMAND_TRIALS, trialOf } from './command-trials.ts';
import { documentedCommands } from './documented-commands.ts';

const text = readFileSync('docs/operating.md', 'utf8');

test.each(describeSettings())('docs/operating.md tells of $environment', (setting) => {
  const row = text
    .split('\n')
    .find((line) => line.split('|')[1]?.trim() === `\`${setting.environment}\``);
  expect(row).toContain(setting.meaning);
  expect(row).toContain(setting.default);
});

const PAGES = ['README.md', 'docs/operating.md', 'docs/operate/README.md'];
const told = PAGES.flatMap((page) =>
  documentedCommands(readFileSync(page, 'utf8')).map((command) => ({ page, command })),
);

test.each(told)(
  'REL-8 $command of $page is tried by a test, or by hand as is told',
  ({ command }) => {
    // A program name alone is a mention, not a command.
    if (/^(node|npm|grep|cd|sudo)$/.test(command)) return;
    expect(trialOf(command)).not.toBe(null);
  },
);

test.each(Object.entries(COMMAND_TRIALS))('REL-8 %s is tried as is told', (_command, trial) => {
  if (trial.by === 'hand') expect('how' in trial && trial.how.length > 10).toBe(true);
  else expect(readFileSync(trial.by, 'utf8')).toContain('runs' in trial ? trial.runs : '');
});

test('REL-8 REL-23 every command of package.json for whoever runs the product is told of, and nothing is told that is not there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const named = new Set(
    told.flatMap(({ command }) => /^npm run (?:--silent )?([\w:-]+)/.exec(command)?.[1] ?? []),
  );
  for (const name of named) expect([name, name in scripts]).toEqual([name, true]);
  const programs = Object.keys(scripts).filter((name) =>
    /^node server\//.test(scripts[name] ?? ''),
  );
  for (const name of programs.filter((one) => one !== 'start'))
    expect([name, named.has(name)]).toEqual([name, true]);
});

test('REL-8 commands are found in blocks and in lines, and none in a block of another language', () => {
  const page =
    '`npm ci && npm start`\n\n```\nPORT=1 npm run a   # remark\nnpm run b | grep c\n```\n\n```sql\nnpm run d\n```\n\n`npm run e`\n';
  expect(documentedCommands(page)).toEqual([
    'npm run a',
    'npm run b',
    'grep c',
    'npm ci',
    'npm start',
    'npm run e',
  ]);
  expect(trialOf('npm run nobody-knows')).toBe(null);
});

const DOCUMENTS = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((page) => ({
  page,
  lines: readFileSync(page, 'utf8')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split('\n'),
}));

test.each(DOCUMENTS)(
  'REL-8 no sentence of $page breaks off, and no place-holder stands in it',
  ({ lines }) => {
    expect(lines.filter((line) => /\b(?:XX+|TODO|TBD|FIXME)(?![-\w])/.test(line))).toEqual([]);
    const last = lines.filter((line, at) => line !== '' && (lines[at + 1] ?? '') === '');
    const text = last.filter((line) => !/^(?:[#|<>!]|\s*- )/.test(line));
    expect(text.filter((line) => !/[.:;!?)`*_”]$/.test(line))).toEqual([]);
  },
);

test.each(DOCUMENTS)('REL-8 no table of $page has a row twice, nor its head', ({ lines }) => {
  let table = new Set<string>();
  for (const line of lines) {
    if (!line.startsWith('|')) table = new Set();
    else expect(table.has(line) ? line : null).toBe(null);
    table.add(line);
  }
});
