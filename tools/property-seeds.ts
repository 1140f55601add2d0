/**
 * The seeds of property tests that every run uses, so that failures are reproducible on every
 * machine.
 */
export const FIXED_SEEDS: readonly number[] = [20_261_122, 7];

/** The seed of the environment, or a new random one: a whole number from 0 to 2147483646. */
export function freshSeed(given: string | undefined): number {
  const seed = Number(given ?? '');
  if (given !== undefined && given !== '' && Number.isInteger(seed)) return seed;
  return Math.floor(Math.random() * 0x7fffffff);
}
