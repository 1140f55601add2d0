import { type FileFault, type LineFault, lineFaultText } from '../../domain/words/file-fault.ts';

/** How many reasons of a refused file are told; the rest is counted (exchange.md). */
const MOST_TOLD = 100;

/** Why a file is not taken: the first reasons, each as `line N: reason`, the same by their codes, and how many more there are. */
export type FileFaults = {
  readonly rows: readonly string[];
  readonly more: number;
  readonly faults: readonly LineFault[];
};

/** The reasons that are told of a file, in the words of the command line too. */
export const fileFaults = (faults: readonly LineFault[], more = 0): FileFaults => ({
  rows: faults.map(lineFaultText),
  more,
  faults,
});

/** Collects the reasons of a file, in room that does not grow with it. */
export class Reasons {
  readonly #faults: LineFault[] = [];
  #more = 0;

  /** Notes all that is wrong with a line; nothing where nothing is. */
  add(line: number, faults: readonly FileFault[]): void {
    if (faults.length === 0) return;
    if (this.#faults.length === MOST_TOLD) this.#more += 1;
    else this.#faults.push({ line, faults });
  }

  /** What there is to tell, or null. */
  told(): FileFaults | null {
    return this.#faults.length === 0 ? null : fileFaults(this.#faults, this.#more);
  }
}
