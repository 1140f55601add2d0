/** Which lines of which sheets have a row already: one bit each. */
export class AnsweredLines {
  #lines = new Uint16Array(1024);

  /** Notes a row; true when that line of that sheet had one before. */
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
