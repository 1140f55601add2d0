/**
 * Distributes processor seconds among test files. Files share processes and browsers, so they have
 * no count of their own. The seconds between two events are divided equally among the files that
 * ran then.
 */
export class SharedSeconds {
  readonly #running = new Set<string>();
  readonly #seconds = new Map<string, number>();
  #before: number;

  /** Starts with this count of processor seconds. */
  constructor(used: number) {
    this.#before = used;
  }

  /** Records that a file begins, with the present count of processor seconds. */
  begin(file: string, used: number): void {
    this.#share(used);
    this.#running.add(file);
    this.#seconds.set(file, this.#seconds.get(file) ?? 0);
  }

  /** Records that a file ends, with the present count of processor seconds. */
  end(file: string, used: number): void {
    this.#share(used);
    this.#running.delete(file);
  }

  /** The seconds of each file so far. */
  byFile(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#seconds);
  }

  #share(used: number): void {
    // A killed browser removes the count of its children, so the sum may decrease.
    const part = Math.max(0, used - this.#before) / this.#running.size;
    for (const file of this.#running)
      this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + part);
    this.#before = used;
  }
}
