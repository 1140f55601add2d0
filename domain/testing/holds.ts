import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeds of the random generator with which every property is tested, in this order. */
    propertySeeds: readonly number[];
    /**
     * Whether slow properties run as often as their `inStorm` says (`npm run storm -- properties`).
     */
    propertyStorm: boolean;
  }
}

/**
 * Runs a property-based test with every seed of the run: fixed ones, equal on every machine, and
 * one that is new each time. A failure names its seed; `PROPERTY_SEED=<seed> npm test` repeats it.
 * `numRuns` is the number of runs for each seed. `inStorm` is that number in the storm, for slow
 * properties.
 */
export function holds<Values>(
  property: fc.IProperty<Values>,
  { inStorm, ...parameters }: { readonly numRuns?: number; readonly inStorm?: number } = {},
): void {
  const often = inStorm !== undefined && inject('propertyStorm') ? { numRuns: inStorm } : {};
  for (const seed of inject('propertySeeds'))
    fc.assert(property, { ...parameters, ...often, seed });
}
