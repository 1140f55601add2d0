/** A room: a part of the code with its tests and the threshold of its mutation score. */
export type Room = {
  readonly name: string;
  /** The mutated files (globs). */
  readonly code: readonly string[];
  /** The tests that should notice a mutation (globs). */
  readonly tests: readonly string[];
  /** The least mutation score, in per cent. */
  readonly least: number;
};

const NO_PRODUCT = [
  '!**/*.test.ts',
  '!**/*.d.ts',
  '!**/testing/**',
  '!**/bench/**',
  '!**/contract/**',
  '!**/*.main.ts',
  '!**/main.ts',
  '!**/*.css.ts',
];

const pure = (folder: string): Room => ({
  name: folder,
  code: [`${folder}/**/*.ts`, ...NO_PRODUCT],
  tests: [`${folder}/**/*.test.ts`],
  least: 90,
});

/**
 * The files of the web that need a page, a browser or Lingui's macros. Component tests in Chromium
 * and stories test them. The other files decide, read and compute; the mutation run tests those.
 */
const NO_PAGE = [
  // Hooks, and modules that connect them: routes, the router, colours.
  '!web/**/use-*.ts',
  '!web/shell/routes/**',
  '!web/shell/create-router.ts',
  '!web/theme/**',
  // Tables of messages.
  '!web/parts/messages/**',
  '!web/**/*-message.ts',
  '!web/**/*-words.ts',
  '!web/desk/settings/*-group*.ts',
  '!web/i18n/load-catalog.ts',
  '!web/i18n/switch-locale.ts',
  // Modules that move the focus, draw or download, and those that name CSS classes.
  '!web/**/go-to-*.ts',
  '!web/shell/change-theme.ts',
  '!web/parts/page/save-file.ts',
  '!web/ui/attribute-row/below-slot.ts',
  '!web/ui/button/button-look.ts',
  '!web/ui/field/frame-class.ts',
  // WebSockets and IndexedDB.
  '!web/live/pool/document-handle.ts',
  '!web/live/pool/local-copy.ts',
  '!web/live/pool/sync-pool.ts',
  // Fixtures of tests.
  '!web/**/*.fixture.ts',
  '!web/vitest.config.ts',
];

/**
 * The modules of live documents that need IndexedDB. Component tests in Chromium test them.
 */
const NO_INDEXED_DB = [
  '!web/live/device/clear-device.ts',
  '!web/live/device/device-database.ts',
  '!web/live/device/facts-cache.ts',
  '!web/live/device/indexed-db.ts',
  '!web/live/device/legacy-copies.ts',
  '!web/live/device/offline/count-unsent.ts',
  '!web/live/device/offline/keep-through-sign-out.ts',
  '!web/live/device/offline/offline-entries.ts',
  '!web/live/device/unsent-documents.ts',
  '!web/live/pool/quarantine-store.ts',
];

/**
 * Storms and kills take minutes and depend on chance: a test that names its rule must notice the
 * mutation first.
 */
const NO_STORMS = [
  '!**/kill.postgres.process.test.ts',
  '!**/kill-server.postgres.process.test.ts',
  '!**/storm.postgres.test.ts',
];

/**
 * Released migrations never change. Each mutation of one would rebuild the database template that
 * all tests copy, which takes seconds. Wrong tables are noticed by tests of the other mutations of
 * the room.
 */
const NO_MIGRATIONS = ['!server/database/migrations/**'];

/**
 * The code in the embedded engine's thread, where Stryker cannot switch a mutation on: its tests
 * run outside of it.
 */
const NO_ENGINE_THREAD = [
  '!server/database/pglite/database-files.ts',
  '!server/database/pglite/folder-lock.ts',
  '!server/database/pglite/open-engine.ts',
  '!server/database/pglite/pglite.worker.ts',
  '!server/database/pglite/sync-tree.ts',
  '!server/database/pglite/sync-writes.ts',
];

/** Rooms inside other rooms, with their own tests. */
const SECOND_FACTOR = 'server/accounts/second-factor';
const LIVE = 'web/live';

const ofServer = (folder: string, least: number, alsoTests: readonly string[] = []): Room => ({
  name: `server/${folder}`,
  code: [
    `server/${folder}/**/*.ts`,
    ...NO_PRODUCT,
    ...NO_MIGRATIONS,
    ...NO_ENGINE_THREAD,
    ...(folder === 'accounts' ? [`!${SECOND_FACTOR}/**`] : []),
  ],
  tests: [`server/${folder}/**/*.test.ts`, ...alsoTests, ...NO_STORMS],
  least,
});

/** Every room, in the order of the runs. */
export const ROOMS: readonly Room[] = [
  pure('domain'),
  pure('stats-worker'),
  {
    name: 'web',
    code: ['web/**/*.ts', ...NO_PRODUCT, ...NO_PAGE, `!${LIVE}/**`],
    tests: ['web/**/*.test.ts'],
    least: 80,
  },
  {
    name: LIVE,
    code: [`${LIVE}/**/*.ts`, ...NO_PRODUCT, ...NO_PAGE, ...NO_INDEXED_DB],
    tests: [`${LIVE}/**/*.test.ts`],
    least: 90,
  },
  ofServer('accounts', 90, ['server/http/sign-in.test.ts', 'server/http/accounts.test.ts']),
  ofServer('accounts/second-factor', 90, [
    'server/http/second-factor.test.ts',
    'server/http/passkeys.test.ts',
    'server/http/reauthentication.test.ts',
  ]),
  ofServer('sync', 90),
  ofServer('commands', 90),
  ofServer('audit', 90, ['server/database/contract.postgres.test.ts']),
  ofServer('reports', 90, [
    'server/commands/reports/issue-report.postgres.test.ts',
    'server/commands/sheets/key-sheet.postgres.test.ts',
  ]),
  ofServer('watching', 90),
  // The command runs in a process of its own, where no mutation is switched on.
  ofServer('moving', 90, ['!server/moving/*.process.test.ts']),
  ofServer('http', 80),
  ofServer('database', 80),
  ofServer('books', 80, [
    'server/database/contract.postgres.test.ts',
    'server/commands/book.test.ts',
  ]),
  ofServer('mail', 80, ['server/http/accounts.test.ts']),
  ofServer('export', 80),
  ofServer('log', 80),
];

/** Finds the room with this name, or with this file; of nested rooms, the inner one. */
export const roomOf = (word: string): Room | undefined =>
  ROOMS.filter(({ name }) => word === name || word.startsWith(`${name}/`))
    .toSorted((one, other) => other.name.length - one.name.length)
    .at(0);
