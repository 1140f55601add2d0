import { z } from 'zod';

/** What the runner says of what went wrong outside of every test. */
export const OutsideErrors = z.array(
  z.object({ message: z.string(), cause: z.object({ message: z.string() }).optional() }),
);

export type OutsideError = Readonly<z.infer<typeof OutsideErrors>[number]>;

/** A test process that was killed by a signal, and the files it was running. */
export type DiedProcess = { readonly signal: string; readonly files: readonly string[] };

const DIED =
  /^Worker exited unexpectedly with signal (SIG\w+) during \w+ state while running test files? (.+)$/;

/**
 * The test processes that a signal ended, of what went wrong outside of every test; null when something else did as well. No test says
 * so: a fault of the engine does (a thread with WebAssembly that ends while another begins), or the machine.
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
