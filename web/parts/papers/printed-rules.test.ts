import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('../../', import.meta.url);
const SOURCES = [
  'parts/papers/paper.css.ts',
  'desk/prints/prints.css.ts',
  'desk/reports/report.css.ts',
].map((name) => [name, readFileSync(new URL(name, web), 'utf8')] as const);

test.each(SOURCES)(
  'RPT-31 %s has no border in millimetres, which a browser would cut to one pixel each',
  (_, source) => {
    expect(source).toMatch(/\dpx solid/);
    expect(source.match(/\dmm solid/g)).toBeNull();
  },
);

test.each(SOURCES)('RPT-9 %s asks for the width of a screen alone, not of paper', (_, source) => {
  expect(source.match(/\[media\.|(?<!screen and )\$\{media\./g)).toBeNull();
});
