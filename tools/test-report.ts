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
