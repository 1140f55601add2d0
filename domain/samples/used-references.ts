import type { ReferenceValue } from './reference-value.ts';
import { isTooUncertain } from './sample-rules.ts';

/**
 * The reference materials with which results are compared, with their usable assigned values: those
 * whose U is within Umax (REG-14, M-RM). A material without a usable value is left out.
 */
export const usedReferences = <Material extends { readonly values: readonly ReferenceValue[] }>(
  materials: readonly Material[],
): readonly Material[] =>
  materials
    .map((material) => ({
      ...material,
      values: material.values.filter((value) => !isTooUncertain(value)),
    }))
    .filter(({ values }) => values.length > 0);
