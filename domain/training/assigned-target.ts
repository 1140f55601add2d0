import type { ReferenceValue } from '../samples/reference-value.ts';
import { type AttributeKey, isAttributeKey } from '../words/attributes.ts';
import { isMillimetres, LINE_LENGTH, type Millimetres } from '../words/millimetres.ts';
import type { TargetLine } from '../words/training-target.ts';

/**
 * Half the width of a range where a reference has no uncertainty, in millimetres: Verdial's
 * convention.
 */
const HALF_WIDTH = 5;

/**
 * Derives the targets from the assigned values of a reference material: each value with its U on
 * both sides, within the line (TRN-1). Descriptors have no line of their own, and no target.
 */
export function assignedTarget(
  values: readonly ReferenceValue[],
): ReadonlyMap<AttributeKey, TargetLine> {
  const lines = new Map<AttributeKey, TargetLine>();
  for (const { attribute, median, u } of values) {
    if (!isAttributeKey(attribute)) continue;
    const value = onLine(median * 10);
    const half = u === null ? HALF_WIDTH : Math.ceil(u * 10);
    lines.set(attribute, { value, low: onLine(value - half), high: onLine(value + half) });
  }
  return lines;
}

/** The nearest whole millimetre on the line. */
function onLine(mm: number): Millimetres {
  const rounded = Math.min(LINE_LENGTH, Math.max(0, Math.round(mm)));
  if (!isMillimetres(rounded)) throw new RangeError(`no place on the line: ${mm}`);
  return rounded;
}
