import { cleanLine } from '../../domain/fields/clean-line.ts';

/** Numbers texts in the order of first appearance. Texts that look alike are one (FRM-17). */
export class TextIndex {
  readonly texts: string[] = [];
  readonly #places = new Map<string, number>();

  /** The number of a text; a new text gets the next number. */
  find(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    // A cell is a slice of a whole chunk of the file; with a copy the chunk can be
    // garbage-collected.
    const copy = structuredClone(text);
    const line = cleanLine(copy);
    const place = this.#places.get(line) ?? this.texts.push(line) - 1;
    this.#places.set(line, place);
    this.#places.set(copy, place);
    return place;
  }
}
