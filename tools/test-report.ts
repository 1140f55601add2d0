import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** What the test runner's report says that is read here; instants in ms. */
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

/** A run of the test runner: its report, and the code it ended with. */
export type EndedRun = {
  readonly report: z.infer<typeof TestReport>;
  readonly exitCode: number;
};

/** TST-4: reads the report of a run. A runner that ended before it wrote one proved nothing, whatever its exit code says. */
export function readRun(file: string, exitCode: number): EndedRun {
  if (!existsSync(file)) return { report: { testResults: [] }, exitCode: exitCode || 1 };
  return { report: TestReport.parse(JSON.parse(readFileSync(file, 'utf8'))), exitCode };
}

/**
 * How many tests failed. In a file that failed every test that did not pass counts, since one whose setting-up failed
 * never ran; a file that could not even be read counts as one.
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

/** What a run comes to. What goes wrong outside of every test fails it too. */
export function countRun(report: z.infer<typeof TestReport>, exitCode: number): TestCounts {
  const passed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return { passed, failed: Math.max(countFailed(report), exitCode === 0 ? 0 : 1) };
}

/** The files that took longest, slowest first, at most `most` of them; paths below `root`. */
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
