import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  CHECKED_ELSEWHERE,
  CHECKED_SCREENS,
  LAYOUTS,
  standing,
  WORDED_STEPS,
} from './checked-screens.ts';
import { GALLERY } from './gallery-screens.ts';

const ROOT = join(import.meta.dirname, '../..');
const inSuite = Object.entries(CHECKED_SCREENS).filter(([, screen]) => screen.inSuite);

test('SCR-1 every screen of the gallery is checked by every-screen or by a file that is named, and by one of them alone', () => {
  const named = [...Object.keys(CHECKED_SCREENS), ...Object.keys(CHECKED_ELSEWHERE)];
  expect(Object.keys(GALLERY).filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  for (const file of Object.values(CHECKED_ELSEWHERE))
    expect(existsSync(join(ROOT, file)), file).toBe(true);
});

test('SCR-1 every checked screen stands at an address', () => {
  for (const name of [...Object.keys(CHECKED_SCREENS), ...Object.keys(WORDED_STEPS)])
    expect(standing(name).address, name).toMatch(/^\//);
});

test('SCR-1 the screens that npm test checks have every layout and every kind of person', () => {
  expect(new Set(inSuite.map(([, { layout }]) => layout))).toEqual(new Set(LAYOUTS));
  expect(new Set(inSuite.map(([name]) => standing(name).who))).toEqual(
    new Set(['anybody', 'leader', 'taster']),
  );
});

test('SCR-1 the hardest screens are among those that npm test checks, and those are at most a third', () => {
  expect(inSuite.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'login',
      'plan',
      'board',
      'assessment',
      'competence',
      'sample',
      'sheet',
      'report',
    ]),
  );
  expect(inSuite.length).toBeLessThanOrEqual(Object.keys(CHECKED_SCREENS).length / 3);
});
