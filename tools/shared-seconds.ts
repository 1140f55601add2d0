/**
 * Shares processor seconds among test files. Test files share processes and browsers, so that no file has a count of its own:
 * what was used between two moments counts in equal parts for the files that ran then.
 */
export class SharedSeconds {
  readonly #running = new Set<string>();
  readonly #seconds = new Map<string, number>();
  #before: number;

  /** Begins with this many seconds used already. */
  constructor(used: number) {
    this.#before = used;
  }

  /** A file begins when this many seconds are used altogether. */
  begin(file: string, used: number): void {
    this.#share(used);
    this.#running.add(file);
    this.#seconds.set(file, this.#seconds.get(file) ?? 0);
  }

  /** A file ends. */
  end(file: string, used: number): void {
    this.#share(used);
    this.#running.delete(file);
  }

  /** The seconds of each file so far. */
  byFile(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#seconds);
  }

  #share(used: number): void {
    // A browser that was killed takes the count of its children with it: the sum may fall.
    const part = Math.max(0, used - this.#before) / this.#running.size;
    for (const file of this.#running)
      this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + part);
    this.#before = used;
  }
}
