import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeds every property is tried with, in this order. */
    propertySeeds: readonly number[];
  }
}

/**
 * Tries a property with every seed of the run: the fixed ones, which every machine tries alike, and one that is new
 * each time. What fails says its seed; `PROPERTY_SEED=<seed> npm test` tries it again. `numRuns` is a seed's.
 */
export function holds<Values>(
  property: fc.IProperty<Values>,
  parameters: { readonly numRuns?: number } = {},
): void {
  for (const seed of inject('propertySeeds')) fc.assert(property, { ...parameters, seed });
}
