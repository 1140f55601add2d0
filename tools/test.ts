import { mkdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { runChecks } from './check-steps.ts';
import { runStep } from './run-step.ts';

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});

mkdirSync('out', { recursive: true });
const failedChecks = await runChecks();
const exitCode = await runStep('tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=out/tests.json',
]);
const report = Report.parse(JSON.parse(readFileSync('out/tests.json', 'utf8')));
if (failedChecks.length > 0) console.error(`failed checks: ${failedChecks.join(', ')}`);
const failed = report.numFailedTests + failedChecks.length;
console.log(`${report.numPassedTests} passed, ${failed} failed`);
process.exitCode = exitCode === 0 && failed === 0 ? 0 : 1;
