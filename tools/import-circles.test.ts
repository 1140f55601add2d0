import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCircles } from './import-circles.ts';
import { importsOf, productFiles } from './source-imports.ts';

const ROOT = join(import.meta.dirname, '..');

/** The folders whose children are screens, with those children that serve the other screens. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  web: ['account', 'booth', 'desk', 'entrance', 'workbench'],
  'web/booth': ['evaluations', 'handing-in', 'rest', 'sheet', 'tray'],
  'web/entrance': ['landing', 'set-up', 'sign-in'],
  'web/desk': [
    'assessment',
    'audit',
    'board',
    'panel',
    'results',
    'samples',
    'sessions',
    'settings',
    'sheets',
    'tasters',
    'today',
  ],
  'web/desk/sessions': ['acceptance', 'list', 'plan'],
};

const files = productFiles(ROOT);
const imports = new Map(
  files.map((file) => [file, importsOf(ROOT, file).map(({ target }) => target)]),
);

test('ARC-4 in every folder of the house its children import each other in one direction', () => {
  expect(files.length).toBeGreaterThan(900);
  expect([...imports.values()].flat().length).toBeGreaterThan(4_000);
  expect(importCircles(imports)).toEqual([]);
});

test('ARC-4 ARC-7 a screen never imports the screen beside it', () => {
  const wrong = Object.entries(SCREENS).flatMap(([folder, screens]) =>
    screens.flatMap((screen) => {
      const own = `${folder}/${screen}/`;
      expect(files.some((file) => file.startsWith(own))).toBe(true);
      const others = screens.filter((one) => one !== screen).map((one) => `${folder}/${one}/`);
      return [...imports]
        .filter(([file]) => file.startsWith(own))
        .flatMap(([file, targets]) =>
          targets
            .filter((target) => others.some((other) => target.startsWith(other)))
            .map((target) => `${file} -> ${target}`),
        );
    }),
  );
  expect(wrong).toEqual([]);
});

test('ARC-4 a planted circle is told by its folder and its imports, be it of two files, three rooms, or hidden in a room', () => {
  const two = new Map([
    ['web/a.ts', ['web/b.ts']],
    ['web/b.ts', ['web/c.ts', 'web/a.ts']],
    ['web/c.ts', []],
  ]);
  expect(importCircles(two)).toEqual(['web: web/a.ts -> web/b.ts, web/b.ts -> web/a.ts']);
  const rooms = new Map([
    ['web/one/x.ts', ['web/two/x.ts']],
    ['web/two/x.ts', ['web/two/y.ts']],
    ['web/two/y.ts', ['web/two/z.ts']],
    ['web/two/z.ts', ['web/three.ts']],
    ['web/three.ts', ['web/one/y.ts']],
    ['web/one/y.ts', []],
  ]);
  expect(importCircles(rooms)).toEqual([
    'web: web/one/x.ts -> web/two/x.ts, web/two/z.ts -> web/three.ts, web/three.ts -> web/one/y.ts',
  ]);
  const deep = new Map([
    ['web/in/a.ts', ['web/in/b.ts']],
    ['web/in/b.ts', ['web/in/a.ts']],
    ['web/main.ts', ['web/in/a.ts']],
  ]);
  expect(importCircles(deep)).toEqual([
    'web/in: web/in/a.ts -> web/in/b.ts, web/in/b.ts -> web/in/a.ts',
  ]);
});

test('ARC-4 what leads one way is no circle, however many ways there are', () => {
  const stairs = new Map([
    ['web/a/x.ts', ['web/b/x.ts', 'web/c.ts', 'domain/x.ts']],
    ['web/b/x.ts', ['web/c.ts', 'web/b/y.ts']],
    ['web/b/y.ts', ['web/c.ts']],
    ['web/c.ts', []],
    ['domain/x.ts', []],
  ]);
  expect(importCircles(stairs)).toEqual([]);
});
