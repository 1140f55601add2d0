import { type Ended, runProgram } from '../../testing/run-program.ts';

/** Runs a program of backups with these settings; answers its code and what it said. */
export const runCommand = (
  settings: Readonly<Record<string, string>>,
  main: string,
  given: readonly string[],
  input = '',
): Promise<Ended> => runProgram(`server/backups/${main}`, given, settings, input);
