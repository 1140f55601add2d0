import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');

/** The one file that may use each of the bare fields: it gives them their rule and their words. */
const RULED = {
  'number-field/number-field.tsx': 'parts/forms/number-input.tsx',
  'date-field/date-field.tsx': 'parts/forms/day-field.tsx',
  'time-field/time-field.tsx': 'parts/forms/day-field.tsx',
};

test('FRM-10, FRM-12 every number, day and time of the product is asked for by its rule', () => {
  const sources = globSync('**/*.tsx', { cwd: WEB }).filter(
    (file) => !file.startsWith('ui/') && !file.includes('node_modules'),
  );
  expect(sources.length).toBeGreaterThan(100);
  for (const [field, by] of Object.entries(RULED))
    expect(
      sources.filter((file) => readFileSync(join(WEB, file), 'utf8').includes(`ui/${field}`)),
    ).toEqual([by]);
});

/** Forms without the line on top, each with why. */
const WITHOUT = [
  // A taster types one code, or scans it, and what is wrong is said there: the focus stays where the scanner writes.
  'booth/tray/confirm-glass.tsx',
  // It has no field.
  'entrance/set-up/demonstration-form.tsx',
  // What gives it to all others.
  'parts/forms/checked-form.tsx',
];

test('FRM-15 every form of the product names on top what needs attention once it was sent', () => {
  const bare = globSync('**/*.tsx', { cwd: WEB }).filter(
    (file) =>
      !file.startsWith('ui/') &&
      !file.endsWith('.test.tsx') &&
      /<form\b|ui\/form\/form\.tsx'/.test(readFileSync(join(WEB, file), 'utf8')),
  );
  expect(bare.toSorted()).toEqual(WITHOUT.toSorted());
});
