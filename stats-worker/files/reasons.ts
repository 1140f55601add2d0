/** How many reasons of a refused file are told; the rest is counted (exchange.md). */
const MOST_TOLD = 100;

/** Why a file is not taken: the first reasons, each as `line N: reason`, and how many more there are. */
export type Told = { readonly rows: readonly string[]; readonly more: number };

/** Collects the reasons of a file, in room that does not grow with it. */
export class Reasons {
  readonly #rows: string[] = [];
  #more = 0;

  /** Notes all that is wrong with a line; nothing where nothing is. */
  add(line: number, faults: readonly string[]): void {
    if (faults.length === 0) return;
    if (this.#rows.length === MOST_TOLD) this.#more += 1;
    else this.#rows.push(`line ${line}: ${faults.join('; ')}`);
  }

  /** What there is to tell, or null. */
  told(): Told | null {
    return this.#rows.length === 0 ? null : { rows: this.#rows, more: this.#more };
  }
}
