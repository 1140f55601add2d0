import { type Ended, runProgram } from '../../testing/run-program.ts';

/** Runs a backup command with these settings and returns its exit code and output, for tests. */
export const runBackupCommand = (
  settings: Readonly<Record<string, string>>,
  main: string,
  given: readonly string[],
  input = '',
): Promise<Ended> => runProgram(`server/backups/${main}`, given, settings, input);
