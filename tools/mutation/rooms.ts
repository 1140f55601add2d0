/** A part of the house whose tests are tried by changing its code: which files, which tests, and how many must notice. */
export type Room = {
  readonly name: string;
  /** What is changed, one mutation at a time. */
  readonly code: readonly string[];
  /** What should notice. */
  readonly tests: readonly string[];
  /** The least share of mutations noticed, in per cent. */
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
 * What of the web needs a page, a browser or the macros of Lingui, and is tried by the components' tests in Chromium
 * and by the stories. What is left decides, reads and computes, and is tried here.
 */
const NO_PAGE = [
  // Hooks, and what is wired by them: routes, the router, colours.
  '!web/**/use-*.ts',
  '!web/shell/routes/**',
  '!web/shell/create-router.ts',
  '!web/theme/**',
  // Tables of words.
  '!web/parts/messages/**',
  '!web/**/*-message.ts',
  '!web/**/*-words.ts',
  '!web/desk/settings/*-group*.ts',
  '!web/i18n/load-catalog.ts',
  '!web/i18n/switch-locale.ts',
  // What moves the focus, draws or saves, and what names classes of styles.
  '!web/**/go-to-*.ts',
  '!web/shell/change-theme.ts',
  '!web/parts/files/make-thumbnail.ts',
  '!web/parts/page/save-file.ts',
  '!web/ui/search-field/is-typing.ts',
  '!web/ui/attribute-row/below-slot.ts',
  '!web/ui/button/button-look.ts',
  '!web/ui/field/frame-class.ts',
  // Sockets and the browser's own database.
  '!web/live/pool/document-handle.ts',
  '!web/live/pool/local-copy.ts',
  '!web/live/pool/sync-pool.ts',
  // For tests alone.
  '!web/**/*.fixture.ts',
  '!web/vitest.config.ts',
];

/** Storms and kills take minutes and find by chance: a test that names its rule must notice first. */
const NO_STORMS = [
  '!**/kill.postgres.process.test.ts',
  '!**/kill-server.postgres.process.test.ts',
  '!**/storm.postgres.test.ts',
];

/**
 * A released migration never changes, and every change of one makes the copy anew that all tests open: seconds each.
 * That the tables are as they must be is seen by every other mutation of the room.
 */
const NO_MIGRATIONS = ['!server/database/migrations/**'];

/** What runs in the thread of the embedded engine, where a mutation is not switched on: its tests see it from outside. */
const NO_ENGINE_THREAD = [
  '!server/database/pglite/database-files.ts',
  '!server/database/pglite/folder-lock.ts',
  '!server/database/pglite/open-engine.ts',
  '!server/database/pglite/pglite.worker.ts',
  '!server/database/pglite/sync-tree.ts',
  '!server/database/pglite/sync-writes.ts',
];

/** A room inside a room, which has its own tests. */
const SECOND_FACTOR = 'server/accounts/second-factor';

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

/** Every room, in the order they are tried. */
export const ROOMS: readonly Room[] = [
  pure('domain'),
  pure('stats-worker'),
  {
    name: 'web',
    code: ['web/**/*.ts', ...NO_PRODUCT, ...NO_PAGE],
    tests: ['web/**/*.test.ts'],
    least: 80,
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
  ofServer('moving', 90),
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

/** The room that a word of the command line names, or one of its files: of a room inside a room, the inner one. */
export const roomOf = (word: string): Room | undefined =>
  ROOMS.filter(({ name }) => word === name || word.startsWith(`${name}/`))
    .toSorted((one, other) => other.name.length - one.name.length)
    .at(0);
