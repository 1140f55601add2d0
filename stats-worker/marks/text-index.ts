import { cleanLine } from '../../domain/fields/clean-line.ts';

/** Numbers texts as they first appear. FRM-17: texts that look alike are one. */
export class TextIndex {
  readonly texts: string[] = [];
  readonly #places = new Map<string, number>();

  /** The number of a text, a new one when it was not seen before. */
  find(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    // A cell is a slice of a whole piece of the file; a copy lets the piece go.
    const copy = structuredClone(text);
    const line = cleanLine(copy);
    const place = this.#places.get(line) ?? this.texts.push(line) - 1;
    this.#places.set(line, place);
    this.#places.set(copy, place);
    return place;
  }
}
