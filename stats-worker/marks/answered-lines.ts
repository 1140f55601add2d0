/** A bit set of the lines of sheets that have a row already. */
export class AnsweredLines {
  #lines = new Uint16Array(1024);

  /** Adds a row; returns true where that line of that sheet had one before. */
  add(sheet: number, line: number): boolean {
    while (sheet >= this.#lines.length) {
      const larger = new Uint16Array(2 * this.#lines.length);
      larger.set(this.#lines);
      this.#lines = larger;
    }
    const before = this.#lines[sheet] ?? 0;
    const bit = 1 << line;
    this.#lines[sheet] = before | bit;
    return (before & bit) !== 0;
  }
}
