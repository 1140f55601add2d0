import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { panelSettingsSchema } from '../domain/settings/panel-settings.ts';
import { NEWEST_METHOD } from '../domain/words/method-version.ts';
import { RULES } from './explanation/rules.ts';
import { checkExample, type DocumentExample } from './testing/document-examples.ts';

const text = readFileSync(join(import.meta.dirname, '../docs/method.md'), 'utf8');

const sections = [
  ...text.matchAll(/^### (M-[A-Z0-9-]+)\n\nMarks: (.+?)\. Sources: (.+?)\.$/gm),
].map(([, rule = '', marks = '', sources = '']) => ({
  rule,
  marks: marks.split(', '),
  sources: sources.split(', ').map((source) => source.replaceAll('`', '')),
}));

const examples = [...text.matchAll(/^```json example\n([\s\S]*?)^```$/gm)].map(
  ([, body = ''], place) => {
    const before = text.slice(0, text.indexOf(body));
    const rule = [...before.matchAll(/^### (M-[A-Z0-9-]+)$/gm)].at(-1)?.[1] ?? '';
    const example: DocumentExample = JSON.parse(body);
    return { name: `${rule} example ${place + 1}, ${example.example}`, example };
  },
);

test('M-RECORD docs/method.md has every rule of the engine, with its marks and sources, and no other', () => {
  expect(sections).toEqual(
    Object.entries(RULES).map(([rule, origins]) => ({
      rule,
      marks: [...new Set(origins.map(({ mark }) => mark))],
      sources: [...new Set(origins.map(({ source }) => source))],
    })),
  );
  expect(text).toContain(`\`${NEWEST_METHOD}\``);
});

test('M-QC docs/method.md has every setting with its default, and no other', () => {
  const rows = [...text.matchAll(/^\| `([A-Za-z]+)` +\| `([^`]+)` +\|/gm)].map(
    ([, name = '', value = '']): readonly [string, unknown] => [name, JSON.parse(value)],
  );
  expect(Object.fromEntries(rows)).toEqual(panelSettingsSchema.parse({}));
});

describe('docs/method.md', () => {
  test('M-RECORD has examples of every kind', () => {
    expect(examples.length).toBeGreaterThan(30);
  });

  test.each(examples)('$name is what the engine says', ({ example }) => {
    checkExample(example);
  });
});
