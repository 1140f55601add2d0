/** A promise of the product that was broken: which, and how. */
export class Violation extends Error {
  readonly promise: string;
  constructor(promise: string, how: string) {
    super(`${promise}: ${how}`);
    this.promise = promise;
  }
}
