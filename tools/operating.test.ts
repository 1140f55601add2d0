import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings } from '../hono.config.ts';

const text = readFileSync('docs/operating.md', 'utf8');

test.each(describeSettings())('docs/operating.md tells of $environment', (setting) => {
  const row = text
    .split('\n')
    .find((line) => line.split('|')[1]?.trim() === `\`${setting.environment}\``);
  expect(row).toContain(setting.meaning);
  expect(row).toContain(setting.default);
});
