/** Numbers texts as they first appear. */
export class TextIndex {
  readonly texts: string[] = [];
  readonly #places = new Map<string, number>();

  /** The number of a text, a new one when it was not seen before. */
  find(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    const place = this.texts.length;
    // A cell is a slice of a whole piece of the file; a copy lets the piece go.
    const copy = structuredClone(text);
    this.#places.set(copy, place);
    this.texts.push(copy);
    return place;
  }
}
