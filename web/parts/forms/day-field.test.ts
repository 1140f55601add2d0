import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('../../', import.meta.url);

/** The files whose source matches a pattern, without tests and the component catalogue. */
const using = (what: RegExp): readonly string[] =>
  globSync('**/*.tsx', { cwd: web, exclude: ['**/*.test.tsx', 'ui/gallery/**'] })
    .filter((name) => what.test(readFileSync(new URL(name, web), 'utf8')))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

test('FRM-23 every date and time of the product, filters included, is typed in one field each', () => {
  expect(using(/<(?:DateField|TimeField)\b/)).toEqual(['parts/forms/day-field.tsx']);
  expect(using(/<(?:DateInput|DateSegment)\b/)).toEqual(['ui/date-field/segments.tsx']);
  expect(using(/\btype="(?:date|time|datetime-local|month|week)"/)).toEqual([]);
  expect(using(/<(?:DayField|ClockField)\b/)).toContain('parts/lists/days-filter.tsx');
});
