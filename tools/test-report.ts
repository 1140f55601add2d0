import { relative } from 'node:path';
import { z } from 'zod';

/** What the test runner's report says that is read here; instants in ms. */
export const TestReport = z.object({
  numPassedTests: z.number(),
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
