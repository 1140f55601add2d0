import { type FileFault, type LineFault, lineFaultText } from '../../domain/words/file-fault.ts';

/** The most faulty lines of a refused file that are listed; the rest is counted (exchange.md). */
const MOST_TOLD = 100;

/**
 * Why a file is refused. `rows` and `faults` have the errors of its first faulty lines, as text
 * (`line N: reason`) and by code; `more` is the number of the other faulty lines.
 */
export type FileFaults = {
  readonly rows: readonly string[];
  readonly more: number;
  readonly faults: readonly LineFault[];
};

/** Makes the listed errors of a file, with the messages of the command line. */
export const fileFaults = (faults: readonly LineFault[], more = 0): FileFaults => ({
  rows: faults.map(lineFaultText),
  more,
  faults,
});

/** Collects the errors of a file in bounded memory. */
export class Reasons {
  readonly #faults: LineFault[] = [];
  #more = 0;

  /** Adds the errors of a line, if there are any. */
  add(line: number, faults: readonly FileFault[]): void {
    if (faults.length === 0) return;
    if (this.#faults.length === MOST_TOLD) this.#more += 1;
    else this.#faults.push({ line, faults });
  }

  /** The collected errors, or null. */
  told(): FileFaults | null {
    return this.#faults.length === 0 ? null : fileFaults(this.#faults, this.#more);
  }
}
