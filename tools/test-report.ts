import { relative } from 'node:path';
import { z } from 'zod';

/** What the test runner's report says that is read here; instants in ms. */
export const TestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

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
