import { mkdirSync, readFileSync } from 'node:fs';
import { runChecks } from './check-steps.ts';
import { freshSeed } from './property-seeds.ts';
import { runStep } from './run-step.ts';
import { countFailed, slowestFiles, TestReport } from './test-report.ts';

mkdirSync('out', { recursive: true });
const seed = freshSeed(process.env['PROPERTY_SEED']);
process.env['PROPERTY_SEED'] = String(seed);
console.log(`properties: PROPERTY_SEED=${seed}`);
const failedChecks = await runChecks();
const exitCode = await runStep('tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=out/tests.json',
]);
const report = TestReport.parse(JSON.parse(readFileSync('out/tests.json', 'utf8')));
console.log('\nslowest twenty files, in seconds:');
for (const { file, seconds } of slowestFiles(report, process.cwd(), 20))
  console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
if (failedChecks.length > 0) console.error(`failed checks: ${failedChecks.join(', ')}`);
const failedTests = countFailed(report);
// What goes wrong outside of every test fails the run too.
const failed = Math.max(failedTests, exitCode === 0 ? 0 : 1) + failedChecks.length;
console.log(`${report.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
