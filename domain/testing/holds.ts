import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeds every property is tried with, in this order. */
    propertySeeds: readonly number[];
    /** Whether properties that take long are tried as often as their `inStorm` says (`npm run storm -- properties`). */
    propertyStorm: boolean;
  }
}

/**
 * Tries a property with every seed of the run: the fixed ones, which every machine tries alike, and one that is new
 * each time. What fails says its seed; `PROPERTY_SEED=<seed> npm test` tries it again. `numRuns` is a seed's;
 * `inStorm` is the same by command, for a property that takes long.
 */
export function holds<Values>(
  property: fc.IProperty<Values>,
  { inStorm, ...parameters }: { readonly numRuns?: number; readonly inStorm?: number } = {},
): void {
  const often = inStorm !== undefined && inject('propertyStorm') ? { numRuns: inStorm } : {};
  for (const seed of inject('propertySeeds'))
    fc.assert(property, { ...parameters, ...often, seed });
}
