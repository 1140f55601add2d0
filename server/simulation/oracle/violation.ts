/**
 * A violation of an invariant that an oracle found: which promise of the product is broken, and
 * how.
 */
export class Violation extends Error {
  readonly promise: string;
  constructor(promise: string, how: string) {
    super(`${promise}: ${how}`);
    this.promise = promise;
  }
}
