import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The fields whose input may be unreadable. */
const UNREADABLE = /<(?:NumberInput|DayField|ClockField)\b/;
/** Code of a form that validates its other fields on submit. */
const LOOKS = /\bform\.check\(\)|\bset(?:Sent|Told)\(true\)/;

test('FRM-15 every form with a field that may be unreadable looks at its other fields in the same try', () => {
  const web = new URL('../../', import.meta.url);
  const looking = globSync('**/*.tsx', { cwd: web, exclude: ['**/*.test.tsx'] }).filter((name) => {
    const source = readFileSync(new URL(name, web), 'utf8');
    const isForm = /<(?:CheckedForm|FormDialog)\b/.test(source);
    return isForm && UNREADABLE.test(source) && LOOKS.test(source);
  });
  expect(looking.length).toBeGreaterThan(4);
  const passing = looking.filter((name) =>
    /\bonUnread=/.test(readFileSync(new URL(name, web), 'utf8')),
  );
  expect(passing).toEqual(looking);
});
