import { z } from 'zod';

/** The errors that the test runner reports outside of every test. */
export const OutsideErrors = z.array(
  z.object({ message: z.string(), cause: z.object({ message: z.string() }).optional() }),
);

/** An error that the test runner reports outside of every test. */
export type OutsideError = Readonly<z.infer<typeof OutsideErrors>[number]>;

/** A test process that was killed by a signal, and the files that it was running. */
export type DiedProcess = { readonly signal: string; readonly files: readonly string[] };

const DIED =
  /^Worker exited unexpectedly with signal (SIG\w+) during \w+ state while running test files? (.+)$/;

/**
 * Finds the test processes that were killed by a signal, among the errors outside of every test.
 * Null if there are other errors, too. Such a death is no failure of a test. Its cause is a bug of
 * the JavaScript engine (a WebAssembly thread ends while another begins), or the machine.
 */
export function diedProcesses(errors: readonly OutsideError[]): readonly DiedProcess[] | null {
  const died: DiedProcess[] = [];
  for (const { message, cause } of errors) {
    const [, signal, files] = DIED.exec(cause?.message ?? '') ?? DIED.exec(message) ?? [];
    if (signal === undefined || files === undefined) return null;
    died.push({ signal, files: files.split(', ') });
  }
  return died;
}
