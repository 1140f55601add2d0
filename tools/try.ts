import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './changed-files.ts';
import { typesOf } from './check-steps.ts';
import { planTry, type TryPlan } from './plan-try.ts';
import { freshSeed } from './property-seeds.ts';
import { runStep, runSteps, type Step } from './run-step.ts';
import { importsOf } from './source-imports.ts';
import { countRun, readRun, type TestCounts } from './test-report.ts';
import { keepSeconds, readSeconds } from './test-seconds.ts';

/**
 * `npm run try`: checks types, lint and tests of the changes since main, in less than a minute.
 * `npm run try -- web/booth` does so for a folder or a file, and `-t 'SES-4'` runs only the tests
 * of that title. `--watch` runs the tests again at each change, and `--all` leaves no tier out.
 * docs/testing.md says what is run when.
 */
const ROOT = resolve(import.meta.dirname, '..');
const REPORT = 'out/try.json';
const CODE = '{domain,stats-worker,server,web,tools,stories}/**/*';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    watch: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    title: { type: 'string', short: 't' },
  },
});
process.chdir(ROOT);
mkdirSync('out', { recursive: true });
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/verdial/compiled');
process.env['PROPERTY_SEED'] = String(freshSeed(process.env['PROPERTY_SEED']));

const plan = makePlan();
if (plan !== null) {
  console.log(summaryOf(plan));
  if (plan.isEmbeddedOnly) process.env['TEST_ENGINES'] = 'one';
  process.exitCode = options.watch ? await watch(plan) : await runOnce(plan);
} else process.exitCode = 2;

function makePlan(): TryPlan | null {
  // npm runs the tool in the root of the project; a name is relative to where the command was
  // typed.
  const from = process.env['INIT_CWD'] ?? ROOT;
  const named = positionals.map((name) => pathOf(resolve(from, name)));
  const changed = named.length > 0 ? [] : changedFiles(ROOT);
  if (changed === null) {
    console.error(
      'This is no git repository: name a folder or a file, as in npm run try -- web/booth',
    );
    return null;
  }
  const files = globSync([CODE, '*', 'docs/**/*', '.ci/*'], { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => pathOf(join(entry.parentPath, entry.name)));
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const made = planTry({
    changed,
    named,
    all: options.all,
    files,
    imports: new Map(sources.map((file) => [file, importsOf(ROOT, file)])),
    seconds: readSeconds(),
  });
  if (made.unknown.length === 0) return made;
  console.error(`no such file or folder: ${made.unknown.join(', ')}`);
  return null;
}

function pathOf(file: string): string {
  return relative(ROOT, file).replaceAll('\\', '/');
}

function summaryOf({ types, lint, tests, isEmbeddedOnly, leftOut }: TryPlan): string {
  const left = Object.entries(leftOut).map(([tier, count]) => `${count} ${tier}`);
  const again = ['npm run try -- --all', ...positionals].join(' ');
  return [
    `files touched: ${lint.length}; types of: ${types.join(', ') || 'nothing'}; test files: ${tests.length}`,
    ...(isEmbeddedOnly && tests.some((file) => file.includes('.postgres.'))
      ? [`suites of both databases run on the embedded one; on both: ${again}`]
      : []),
    ...(left.length === 0 ? [] : [`test files left out: ${left.join(', ')}; with them: ${again}`]),
  ].join('\n');
}

/**
 * Runs types, lint and tests in parallel. The output of types and lint is shown after that of the
 * tests.
 */
async function runOnce({ types, lint, tests }: TryPlan): Promise<number> {
  const steps = [...types.map(typesAgain), ...(lint.length === 0 ? [] : [lintOf(lint)])];
  const said: string[] = [];
  const [failed, counts] = await Promise.all([
    runSteps(steps, (output) => void said.push(output)),
    tests.length === 0 ? { passed: 0, failed: 0 } : runTests(tests),
  ]);
  for (const output of said) console.log(output);
  if (failed.length > 0) console.error(`failed checks: ${failed.join(', ')}`);
  console.log(`${counts.passed} passed, ${counts.failed + failed.length} failed`);
  return counts.failed + failed.length === 0 ? 0 : 1;
}

/**
 * An incremental type check: the compiler's cache is kept, so that it checks only what the change
 * affects.
 */
function typesAgain(project: string): Step {
  const step = typesOf(project);
  const kept = `node_modules/.cache/verdial/types/${project}.tsbuildinfo`;
  return { ...step, parameters: [...step.parameters, '--incremental', '--tsBuildInfoFile', kept] };
}

function lintOf(paths: readonly string[]): Step {
  return {
    title: 'lint and format',
    command: 'biome',
    parameters: ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...paths],
  };
}

async function runTests(tests: readonly string[]): Promise<TestCounts> {
  rmSync(REPORT, { force: true });
  const exitCode = await runStep('tests', 'vitest', [
    'run',
    ...tests,
    ...titleWords(),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ]);
  const run = readRun(REPORT, exitCode);
  // With a title most tests of a file are skipped, so its duration is not stored.
  if (options.title === undefined) keepSeconds(run.report, ROOT);
  return countRun(run.report, run.exitCode);
}

/**
 * Runs the tests in watch mode. A folder of which nothing is left out is watched by name, so that a
 * new test runs, too.
 */
function watch({ tests, lint, leftOut }: TryPlan): Promise<number> {
  const isWhole = (path: string) =>
    Object.keys(leftOut).length === 0 && tests.some((file) => file.startsWith(`${path}/`));
  const folders = lint.filter(isWhole).map((path) => `${path}/`);
  const others = tests.filter((file) => !folders.some((folder) => file.startsWith(folder)));
  return runStep('watch', 'vitest', ['watch', ...folders, ...others, ...titleWords()]);
}

function titleWords(): readonly string[] {
  return options.title === undefined ? [] : ['--testNamePattern', options.title];
}
