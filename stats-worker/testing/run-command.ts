import { Writable } from 'node:stream';
import { statsCommand } from '../command-line/stats-command.ts';

/** What a call of the command line did. */
export type Outcome = { readonly code: number; readonly out: string; readonly err: string };

/** Calls the command line with its arguments. */
export async function runCommand(given: readonly string[]): Promise<Outcome> {
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
