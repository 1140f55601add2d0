import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedIn, writtenIn } from './cited-rules.ts';
import { readSpecification } from './read-specification.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const TESTS = globSync(
  ['{domain,stats-worker,server,web,tools,stories}/**/*.{test,suite,story}.{ts,tsx}'],
  { cwd: ROOT },
);
const CODE = globSync(['{domain,stats-worker,server,web}/**/*.{ts,tsx}', 'hono.config.ts'], {
  cwd: ROOT,
});

const specification = readSpecification(ROOT);
const written = writtenIn(specification);

test('ARC-5 every rule of the specification is cited by a test', () => {
  const cited = new Set(TESTS.flatMap((file) => citedIn(read(file))));
  expect(written.length).toBeGreaterThan(150);
  expect(written.filter((rule) => !cited.has(rule))).toEqual([]);
});

test('ARC-5 every rule is written once', () => {
  expect(written.filter((rule, at) => written.indexOf(rule) !== at)).toEqual([]);
});

test('ARC-5 no two rules have the same text', () => {
  const texts = specification
    .split(/\n(?=- |#|\n)/)
    .flatMap((item) => /^- \*\*[A-Z]{3}-\d+\*\* ([\s\S]+)$/.exec(item)?.[1] ?? [])
    .map((text) => text.replaceAll(/\s+/g, ' '));
  expect(texts).toHaveLength(written.length);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('ARC-5 ARC-8 every rule that code or a test cites is written in the specification', () => {
  const known = new Set(written);
  const unwritten = [...TESTS, ...CODE].flatMap((file) =>
    citedIn(read(file))
      .filter((rule) => !known.has(rule))
      .map((rule) => `${rule} in ${file}`),
  );
  expect([...new Set(unwritten)].toSorted()).toEqual([]);
});

test('ARC-5 ARC-8 a rule that nobody cites, and one that is written nowhere, would be found', () => {
  // The ids are put together here; otherwise this file would cite them.
  const [nobody, nowhere] = [`SES-${99}`, `KEE-${77}`];
  const page = `- **SES-1** A plan is read.\n- **${nobody}** Nobody proves this.\n`;
  expect(writtenIn(page)).toEqual(['SES-1', nobody]);
  expect(citedIn("test('SES-1 a plan is read', () => {});\n// UTF-8, SHA-256")).toEqual(['SES-1']);
  expect(citedIn(`/** ${nowhere}: promised nowhere. */`)).toEqual([nowhere]);
});
