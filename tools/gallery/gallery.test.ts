import { join } from 'node:path';
import { expect, test } from 'vitest';
import { galleryPage } from './gallery-page.ts';
import { pictureOf, statesOf } from './gallery-screen.ts';
import { GALLERY, ROOMS } from './gallery-screens.ts';
import { routerPaths } from './router-paths.ts';
import { TRANSLATIONS } from './states.ts';

const ROOT = join(import.meta.dirname, '../..');
const pictures = Object.entries(GALLERY).flatMap(([name, screen]) =>
  statesOf(screen).map((state) => pictureOf(name, state)),
);

test('SCR-22 every address of the router is a screen of the gallery, and every screen has an address there', () => {
  const shown = new Set(Object.values(GALLERY).map(({ route }) => route));
  shown.delete('*');
  expect([...shown].toSorted()).toEqual([...new Set(routerPaths(ROOT))].toSorted());
});

test('SCR-22 no two screens have one name, and each stands in a room', () => {
  const names = Object.values(ROOMS).flatMap((screens) => Object.keys(screens));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(GALLERY)).toHaveLength(names.length);
});

test('SCR-22 a state that a screen is not pictured in has its reason, in a sentence', () => {
  const reasons = Object.values(GALLERY).flatMap(({ without }) => Object.values(without));
  for (const reason of reasons) if (reason !== undefined) expect(reason).toMatch(/^[A-Z].{8,}\.$/);
});

test('SCR-22 the page of the gallery shows every picture once', () => {
  const named = [...galleryPage().matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file);
  expect(named.toSorted()).toEqual(pictures.toSorted());
});

test('SCR-22 every screen of the booth is pictured in every language and scheme', () => {
  for (const [name, screen] of Object.entries(ROOMS['Booth'] ?? {}))
    expect(statesOf(screen), name).toEqual(
      expect.arrayContaining([
        'usual',
        'dark',
        ...TRANSLATIONS.flatMap((locale) => [locale, `${locale}-dark`]),
      ]),
    );
});
