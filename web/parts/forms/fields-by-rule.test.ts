import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');

/** The one file that may use each bare field: it adds the validation rule and the messages. */
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

/** Forms without an error summary on top, each with the reason. */
const WITHOUT = [
  // A taster types or scans one code. The error is at the field, and the focus must stay there,
  // since the scanner types into it.
  'booth/tray/confirm-glass.tsx',
  // It has no field.
  'entrance/set-up/demonstration-form.tsx',
  // The component that adds the summary to every other form.
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
