import { expect, test } from 'vitest';
import { planTry, type TryRequest } from './plan-try.ts';

const FILES = [
  'README.md',
  'domain/sheets/conduct.ts',
  'domain/sheets/conduct.test.ts',
  'domain/words/locale.ts',
  'domain/words/locale.test.ts',
  'server/compose.ts',
  'server/commands/seal.ts',
  'server/commands/seal-points.test.ts',
  'server/commands/once.test.ts',
  'server/database/locks.postgres.test.ts',
  'server/database/migrations/001.sql',
  'server/start.process.test.ts',
  'server/testing/whole-product.ts',
  'stories/wall.story.ts',
  'tools/cited-rules.test.ts',
  'tools/imports.test.ts',
  'web/booth/sheet/sheet.tsx',
  'web/booth/sheet/sheet.test.tsx',
  'web/booth/booth.test.ts',
  'web/wall/wall.test.tsx',
  'web/wall/wall.tsx',
];

const imported = (...targets: readonly string[]) =>
  targets.map((target) => ({ target, isTypeOnly: false }));

const IMPORTS = new Map([
  ['domain/sheets/conduct.test.ts', imported('domain/sheets/conduct.ts')],
  ['domain/sheets/conduct.ts', [{ target: 'domain/words/locale.ts', isTypeOnly: true }]],
  ['domain/words/locale.test.ts', imported('domain/words/locale.ts')],
  ['server/commands/seal.ts', imported('domain/sheets/conduct.ts')],
  ['server/compose.ts', imported('server/commands/seal.ts', 'domain/words/locale.ts')],
  ['server/testing/whole-product.ts', imported('server/compose.ts')],
  ...[
    'server/commands/seal-points.test.ts',
    'server/commands/once.test.ts',
    'server/database/locks.postgres.test.ts',
    'server/start.process.test.ts',
    'stories/wall.story.ts',
  ].map((file) => [file, imported('server/testing/whole-product.ts')] as const),
  ['web/booth/sheet/sheet.tsx', imported('domain/sheets/conduct.ts')],
  ['web/booth/sheet/sheet.test.tsx', imported('web/booth/sheet/sheet.tsx')],
  ['web/wall/wall.tsx', [{ target: 'domain/words/locale.ts', isTypeOnly: true }]],
  ['web/wall/wall.test.tsx', imported('web/wall/wall.tsx')],
]);

const AUDITS = ['tools/cited-rules.test.ts', 'tools/imports.test.ts'];

const plan = (request: Partial<TryRequest>) =>
  planTry({
    changed: [],
    named: [],
    all: false,
    files: FILES,
    imports: IMPORTS,
    seconds: new Map(),
    ...request,
  });

test('TST-7 an edit runs the tests that reach it by imports, types of its folder and of who imports it, lint of the file', () => {
  expect(plan({ changed: ['domain/sheets/conduct.ts'] })).toEqual({
    types: ['domain', 'server', 'web'],
    lint: ['domain/sheets/conduct.ts'],
    tests: [
      'domain/sheets/conduct.test.ts',
      'server/commands/once.test.ts',
      'server/commands/seal-points.test.ts',
      'server/database/locks.postgres.test.ts',
      ...AUDITS,
      'web/booth/sheet/sheet.test.tsx',
    ],
    isEmbeddedOnly: true,
    leftOut: { process: 1, story: 1 },
    unknown: [],
  });
});

test('TST-7 imports of types bring the types of a folder and none of its tests', () => {
  const { types, tests } = plan({ changed: ['domain/words/locale.ts'] });
  expect(types).toEqual(['domain', 'server', 'web']);
  expect(tests).toContain('domain/words/locale.test.ts');
  expect(tests).not.toContain('web/wall/wall.test.tsx');
  expect(tests).not.toContain('domain/sheets/conduct.test.ts');
});

test('TST-7 a test that was touched runs, of whatever tier', () => {
  const touched = ['stories/wall.story.ts', 'server/start.process.test.ts'];
  const { tests, types, leftOut } = plan({ changed: touched });
  expect(tests).toEqual([...touched, ...AUDITS].toSorted());
  expect(types).toEqual(['server', 'stories']);
  expect(leftOut).toEqual({});
});

test('TST-7 a file that is gone is not linted, and those that still import it are checked', () => {
  const gone = FILES.filter((file) => file !== 'web/wall/wall.tsx');
  const { lint, tests, types } = plan({ changed: ['web/wall/wall.tsx'], files: gone });
  expect(lint).toEqual([]);
  expect(types).toEqual(['web']);
  expect(tests).toContain('web/wall/wall.test.tsx');
});

test('TST-7 a file that nobody imports is tried by the tests beside it, a page by the audits', () => {
  const beside = [...FILES, 'server/database/migrations/migrations.test.ts'];
  expect(plan({ changed: ['server/database/migrations/001.sql'], files: beside }).tests).toContain(
    'server/database/migrations/migrations.test.ts',
  );
  expect(plan({ changed: ['README.md'] })).toMatchObject({ types: [], tests: AUDITS });
  expect(plan({ changed: ['tsconfig.base.json'] }).types).toHaveLength(6);
  expect(plan({ changed: ['hono.config.ts'] }).types).toEqual(['server']);
  expect(plan({ changed: ['vite.config.ts'] }).types).toEqual(['tools']);
});

test('TST-7 TST-14 the nearest tests run until their time is used up, those of a like name first', () => {
  const many = Array.from({ length: 40 }, (_, at) => `server/commands/test-${at}.test.ts`);
  const imports = new Map([
    ...IMPORTS,
    ...many.map((file) => [file, imported('server/testing/whole-product.ts')] as const),
  ]);
  const found = plan({ changed: ['server/commands/seal.ts'], files: [...FILES, ...many], imports });
  expect(found.tests).toContain('server/commands/seal-points.test.ts');
  expect(found.tests.length).toBeGreaterThan(5);
  expect(found.tests.length).toBeLessThan(20);
  const left = found.leftOut['embedded server'] ?? 0;
  expect(found.tests.filter((file) => file.startsWith('server/commands/')).length + left).toBe(42);
  const all = plan({
    changed: ['server/commands/seal.ts'],
    all: true,
    files: [...FILES, ...many],
    imports,
  });
  expect(all.leftOut).toEqual({});
  expect(all.tests).toEqual(expect.arrayContaining([...many, 'stories/wall.story.ts']));
});

test('TST-7 TST-14 a test that took long when it ran last is left out, unless it was touched itself', () => {
  const slow = 'web/booth/sheet/sheet.test.tsx';
  const seconds = new Map([[slow, 90]]);
  const edited = plan({ changed: ['web/booth/sheet/sheet.tsx'], seconds });
  expect(edited.tests).not.toContain(slow);
  expect(edited.leftOut).toEqual({ component: 1 });
  expect(plan({ changed: [slow], seconds }).tests).toContain(slow);
});

test('TST-7 a suite that runs on both databases does so when it was touched or everything is asked for', () => {
  const changed = ['server/database/locks.postgres.test.ts'];
  expect(plan({ changed }).isEmbeddedOnly).toBe(false);
  expect(plan({ named: changed }).isEmbeddedOnly).toBe(false);
  expect(plan({ named: ['server'], all: true }).isEmbeddedOnly).toBe(false);
  expect(plan({ named: ['server'] }).isEmbeddedOnly).toBe(true);
});

test('TST-11 a room that is named runs whole, but for processes and stories, and nothing else runs', () => {
  const changed = ['domain/sheets/conduct.ts'];
  expect(plan({ named: ['web/booth'], changed })).toEqual({
    types: ['web'],
    lint: ['web/booth'],
    tests: ['web/booth/booth.test.ts', 'web/booth/sheet/sheet.test.tsx'],
    isEmbeddedOnly: true,
    leftOut: {},
    unknown: [],
  });
  expect(plan({ named: ['server'] })).toMatchObject({
    tests: [
      'server/commands/once.test.ts',
      'server/commands/seal-points.test.ts',
      'server/database/locks.postgres.test.ts',
    ],
    leftOut: { process: 1 },
  });
  expect(plan({ named: ['server'], all: true }).tests).toHaveLength(4);
});

test('TST-11 a test that is named runs alone, and a name that is nothing is said', () => {
  const one = { types: [], lint: [], isEmbeddedOnly: true, leftOut: {}, unknown: [] };
  expect(plan({ named: ['stories/wall.story.ts'] })).toEqual({
    ...one,
    tests: ['stories/wall.story.ts'],
  });
  expect(plan({ named: ['web/boot'] })).toEqual({ ...one, tests: [], unknown: ['web/boot'] });
});
