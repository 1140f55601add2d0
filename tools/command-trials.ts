/** How a documented command is tested: by a test file that contains the given words, or by hand. */
type Trial =
  | { readonly by: string; readonly runs: string }
  | { readonly by: 'hand'; readonly how: string };

const hand = (how: string): Trial => ({ by: 'hand', how });
const test = (by: string, runs: string): Trial => ({ by, runs });

/**
 * The documented commands of README.md and docs/operat*, by their beginnings, and how each is
 * tested (REL-8). The longest matching beginning applies. A test compares both sides.
 */
export const COMMAND_TRIALS: Readonly<Record<string, Trial>> = {
  'npm ci': test('.ci/run', 'npm ci'),
  'npm ci --omit=dev': test('tools/release/install.js', "['ci', '--omit=dev'"),
  'npm test': test('.ci/run', 'npm test'),
  'npm start': test('tools/release/release.process.test.ts', "spawn('npm', ['start']"),
  'npm run demo': hand(
    'in a release in an empty folder: demonstration filled, signed in to, ended with npm',
  ),
  'npm run dev': hand('the page opened, a screen changed and shown anew'),
  'npm run build': test('stories/support/build-page.ts', "'vite', ['build'"),
  'npm run try': hand(
    'on an edit in each of four folders (docs/testing.md); what it decides is tried by tools/plan-try.test.ts',
  ),
  'npm run check': test('tools/test.ts', 'runChecks()'),
  'npm run release': test('tools/release/release.process.test.ts', 'makeRelease(ROOT'),
  'npm run bench': hand('every figure of docs/bench.md is of a run of it'),
  'npm run mutate': hand('every figure of docs/mutation.md is of a run of it'),
  'npm run fuzz': hand(
    'with --count 200; what it calls is run by server/fuzz/fuzz-updates.test.ts',
  ),
  'npm run storm': hand(
    'with --seeds 5; what it calls is run by server/simulation/simulate.test.ts',
  ),
  'npm run storm -- properties': hand(
    'on stats-worker/agreement.test.ts; the same tests run in npm test, with fewer runs',
  ),
  'npm run every-screen': hand(
    'all screens; what it calls is run on a share of them by stories/every-screen.story.ts',
  ),
  'npm run gallery': hand('on single screens; its screens and states are tried by tools/gallery'),
  'npm run gallery -- --check': hand(
    'on samples; its screens and states are tried by tools/gallery',
  ),
  'npm run storm -- booth': hand(
    'with --seeds 200 (docs/bench.md); what it calls is run by stories/booth-storm.story.ts',
  ),
  'npm run storm -- --kill': hand(
    'a thousand kills on each database (docs/bench.md); what it calls is run by server/kills/kill-server.postgres.process.test.ts',
  ),
  'npm run stats': hand(
    'in a release, on an example; what it calls is run by the tests of stats-worker/command-line',
  ),
  'npm run audit:verify': test(
    'server/audit/kept-trail.postgres.process.test.ts',
    'server/audit/verify.main.ts',
  ),
  'npm run audit:new-key': test(
    'server/audit/kept-trail.postgres.process.test.ts',
    'server/audit/new-key.main.ts',
  ),
  'npm run rescue': test('server/rescue/rescue.main.process.test.ts', 'rescue.main.ts'),
  'npm run backup': test('server/backups/commands.process.test.ts', 'backup.main.ts'),
  'npm run backup:verify': test('server/backups/commands.process.test.ts', 'verify.main.ts'),
  'npm run backup:compare': test('server/backups/commands.process.test.ts', 'compare.main.ts'),
  'npm run restore': test('server/backups/commands.process.test.ts', 'restore.main.ts'),
  'npm run move': test('server/moving/move.postgres.process.test.ts', 'server/moving/move.main.ts'),
  'npm run upgrade:check': test(
    'server/backups/pre-upgrade-backup.postgres.process.test.ts',
    'server/database/upgrade-check.main.ts',
  ),
  'npm run database:create': test(
    'server/database/postgres/make-installation.postgres.process.test.ts',
    'make-installation.main.ts',
  ),
  'npm run database:walls': test(
    'server/database/row-security/check-row-security.postgres.process.test.ts',
    'recreate-policies.main',
  ),
  'npm run panel:create': test(
    'server/operator-commands.process.test.ts',
    'server/accounts/create-panel.main.ts',
  ),
  'npm run account:reset': test(
    'server/operator-commands.process.test.ts',
    'server/accounts/reset-account.main.ts',
  ),
  'npm run second-factor:clear': hand(
    'in a release, on an account without one; what it calls is run by server/http/second-factor.test.ts',
  ),
  'npm run mail:test': test(
    'server/mail/test-mail.main.process.test.ts',
    'server/mail/test-mail.main.ts',
  ),
  'node .': test('server/start.process.test.ts', "'start.js'"),
  'node server/start.js': test('server/start.process.test.ts', "'start.js'"),
  'node_modules/.bin/node server/start.js': test('server/unit-file.process.test.ts', '^ExecStart='),
  'sha256sum --check': hand('beside a release that was made'),
  'tar --extract': test('tools/release/release.process.test.ts', "'--extract', '--gzip'"),
  mv: hand('as it stands'),
  cd: hand('as it stands'),
  'git pull': hand('as on any checkout'),
  'git clone': hand('as on any checkout'),
  pg_dump: test(
    'server/database/row-security/restored-copy.postgres.process.test.ts',
    "program('pg_dump'), ['--format=custom'",
  ),
  pg_restore: test(
    'server/database/row-security/restored-copy.postgres.process.test.ts',
    "program('pg_restore')",
  ),
  psql: hand(
    'spoken of alone: what it leaves of a copy is refused in check-walls.postgres.process.test.ts',
  ),
  echo: hand('as it stands: its words are read by the command behind it, whose test gives them'),
  'journalctl -u verdial': hand('not tried: no machine was booted with the unit'),
  grep: hand('on a log of the server'),
  useradd: hand('not tried: no machine was booted with the unit'),
  'install -': hand('into an empty folder, with a group that was there'),
  systemctl: hand(
    'not tried: no machine was booted with the unit; its command is run by server/unit-file.process.test.ts',
  ),
  sudo: hand(
    'not tried as that user; the command in it is run by server/operator-commands.process.test.ts',
  ),
  'curl --fail': hand('against a release'),
  'caddy reverse-proxy': hand('by Caddy 2.6 before a server: pages, sign-in, sockets'),
  'caddy run': hand('by Caddy 2.6 before a server: pages, sign-in, sockets'),
  'caddy validate': test('tools/operate.postgres.process.test.ts', "['validate'"),
  'docker compose': hand(
    'not brought up: no container engine ran; the file is read by tools/operate.postgres.process.test.ts',
  ),
};

/** Finds how a command is tested, by its longest known beginning; null for an unknown command. */
export function trialOf(command: string): Trial | null {
  const plain = command.replace('--silent ', '');
  const begins = (known: string): boolean =>
    plain === known ||
    plain.startsWith(`${known} `) ||
    (known.endsWith('-') && plain.startsWith(known));
  const [longest] = Object.keys(COMMAND_TRIALS)
    .filter(begins)
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined ? null : (COMMAND_TRIALS[longest] ?? null);
}
