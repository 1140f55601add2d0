import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutJsonSchema } from './zod-in-page-plugin.ts';

const ROOT = join(import.meta.dirname, '..');

test('ARC-12 the installed Zod is the one that the plugin can shorten', () => {
  const file = join(ROOT, 'node_modules/zod/v4/classic/schemas.js');
  const code = readFileSync(file, 'utf8');
  const shorter = withoutJsonSchema(code);
  expect(shorter).not.toContain('Processor(');
  expect(shorter).not.toContain('to-json-schema');
  // Checks of a schema are read by the same module; they stay.
  expect(shorter).toContain('processors.aggregateChecks');
  expect(() => withoutJsonSchema('export {}')).toThrow('elsewhere');
});

test('ARC-12 nothing that the page is built from makes a JSON Schema', () => {
  const files = globSync('{domain,stats-worker,web}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  const makers = files.filter((file) => /oJSONSchema/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(makers).toEqual([]);
});
