import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order in which test files try a mutation: what failed last time first, since a neighbouring change is mostly noticed
 * by the same tests, then the quick ones. One failure is enough, and properties take a hundred times as long as examples.
 */
export class QuickFirst extends BaseSequencer {
  readonly #longest = new Map<string, number>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    const place = new Map(known.map((file) => [file, this.#costOf(file)]));
    return known.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
  }

  /** Milliseconds of the file's longest run, or less than none where it failed; a file that never ran comes last. */
  #costOf(file: TestSpecification): number {
    const last = this.ctx.cache.getTestSpecificationResult(file);
    if (last?.failed === true) return -1;
    const cost = Math.max(last?.duration ?? 0, this.#longest.get(file.moduleId) ?? 0);
    this.#longest.set(file.moduleId, cost);
    return last === undefined ? Number.MAX_SAFE_INTEGER : cost;
  }
}
