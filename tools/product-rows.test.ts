import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citedIn, writtenIn } from './cited-rules.ts';
import { readSpecification } from './read-specification.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const page = read('docs/product-rows.md');
const written = new Set(writtenIn(readSpecification(ROOT)));

const rows = [...page.matchAll(/^\| (\d)\.(\d+) +\| (.+?) +\| (.+?) +\| (.*?) +\|$/gm)].map(
  ([, section, number, asked, rules = '', files = '']) => ({
    section: Number(section),
    number: Number(number),
    asked,
    rules: rules === 'not built' ? [] : rules.split(', '),
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

/** What was asked for and is not there yet. */
const NOT_BUILT: readonly string[] = [];

describe('ARC-6 every line that the product was asked for stands in the table with what shows it', () => {
  test('the table is whole: its count is the one it tells, and no number is left out', () => {
    expect(rows).toHaveLength(Number(/(\d+) in its order/.exec(page)?.[1]));
    expect(rows.length).toBeGreaterThanOrEqual(118);
    for (const [at, { section, number }] of rows.entries()) {
      const before = rows[at - 1];
      expect(number).toBe(before?.section === section ? before.number + 1 : 1);
    }
  });

  test('only what is named is not built', () => {
    expect(rows.filter(({ rules }) => rules.length === 0).map(({ asked }) => asked)).toEqual(
      NOT_BUILT,
    );
  });

  test('each row has rules that are written, and for each of them a test or story that cites it', () => {
    const wrong = rows.flatMap(({ asked, rules, files }) => {
      const missing = files.filter((file) => !existsSync(join(ROOT, file)));
      const there = files.filter((file) => !missing.includes(file));
      const cited = new Set(there.flatMap((file) => citedIn(read(file))));
      const bare = rules.filter((rule) => !written.has(rule) || !cited.has(rule));
      return [...missing, ...bare].map((what) => `${asked}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  test('what shows a row is a test or a story', () => {
    const files = rows.flatMap((row) => row.files);
    expect(files.filter((file) => !/\.(test|story|suite)\.tsx?$/.test(file))).toEqual([]);
  });
});
