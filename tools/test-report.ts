import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/**
 * The schema of the test runner's report, with only the fields that are read here; timestamps in
 * ms.
 */
export const TestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** A finished run of the test runner: its report and its exit code. */
export type EndedRun = {
  readonly report: z.infer<typeof TestReport>;
  readonly exitCode: number;
};

/**
 * Reads the report of a run. Throws if the runner ended before it wrote one, whatever its exit code
 * (TST-4).
 */
export function readRun(file: string, exitCode: number): EndedRun {
  if (!existsSync(file)) return { report: { testResults: [] }, exitCode: exitCode || 1 };
  return { report: TestReport.parse(JSON.parse(readFileSync(file, 'utf8'))), exitCode };
}

/**
 * Counts the failed tests. In a failed file every test that did not pass counts, since tests after
 * a failed set-up never ran. A file that could not be loaded counts as one.
 */
export function countFailed(report: z.infer<typeof TestReport>): number {
  return report.testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ assertionResults }) =>
      Math.max(1, assertionResults.filter(({ status }) => status !== 'passed').length),
    )
    .reduce((sum, each) => sum + each, 0);
}

/** How many tests passed and how many failed. */
export type TestCounts = { readonly passed: number; readonly failed: number };

/** Counts the tests of a run. An error outside of every test fails the run, too. */
export function countRun(report: z.infer<typeof TestReport>, exitCode: number): TestCounts {
  const passed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return { passed, failed: Math.max(countFailed(report), exitCode === 0 ? 0 : 1) };
}

/** The slowest test files, slowest first, at most `most` of them; paths below `root`. */
export function slowestFiles(
  report: z.infer<typeof TestReport>,
  root: string,
  most: number,
): readonly { readonly file: string; readonly seconds: number }[] {
  return report.testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name).replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}
