import { Writable } from 'node:stream';
import { statsCommand } from '../command-line/stats-command.ts';

/** The outcome of a run of the command line: its exit code, standard output and standard error. */
export type Outcome = { readonly code: number; readonly out: string; readonly err: string };

/** Runs the command line with arguments. */
export async function runStatsCommand(given: readonly string[]): Promise<Outcome> {
  const [out, err] = [new Collected(), new Collected()];
  const code = await statsCommand(given, out, err);
  return { code, out: out.text, err: err.text };
}

class Collected extends Writable {
  text = '';

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.text += piece.toString();
    done();
  }
}
