import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GALLERY } from './gallery-screens.ts';
import {
  PICTURED_SCHEMES,
  PICTURED_SCREENS,
  PICTURED_WIDTHS,
  screenPicture,
  screensPage,
} from './pictured-screens.ts';

const DOCS = join(import.meta.dirname, '../../docs');

/** What the gallery alone shows: doors of a link or of a first start, and looks of a screen that is here already. */
const IN_GALLERY_ALONE = [
  ...['second-factor', 'reset', 'new-password', 'confirm', 'setup', 'error', 'components', 'wall'],
  ...['award-board', 'award-assessment', 'offline-door', 'beside-panel', 'no-room', 'over'],
];

test('SCR-25 SCR-41 every screen of the gallery is pictured at three widths, but for those that are named', () => {
  for (const name of IN_GALLERY_ALONE) expect(PICTURED_SCREENS).not.toHaveProperty(name);
  const shown = [...Object.keys(PICTURED_SCREENS), ...IN_GALLERY_ALONE];
  expect(Object.keys(GALLERY).filter((name) => !shown.includes(name))).toEqual([]);
});

test('SCR-25 the page of the pictures is as its table makes it; each picture is there, no other is, and together they are small', () => {
  expect(readFileSync(join(DOCS, 'screens.md'), 'utf8')).toBe(screensPage());
  const named = Object.keys(PICTURED_SCREENS).flatMap((name) =>
    PICTURED_WIDTHS.flatMap((width) =>
      PICTURED_SCHEMES.map((scheme) => screenPicture(name, width, scheme)),
    ),
  );
  const kept = globSync('images/screens/*', { cwd: DOCS }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(kept.toSorted()).toEqual(named.toSorted());
  const bytes = kept.reduce((sum, file) => sum + statSync(join(DOCS, file)).size, 0);
  expect(bytes).toBeLessThan(20_000_000);
});
