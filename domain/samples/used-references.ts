import type { ReferenceValue } from './reference-value.ts';
import { isTooUncertain } from './sample-rules.ts';

/**
 * REG-14, M-RM: the reference materials that results are held against, with the assigned values that are used: none at a U
 * above its Umax. A material without such a value can be held against nothing, and is none.
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
