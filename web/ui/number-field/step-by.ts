type Range = {
  readonly step?: number | undefined;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
};

/**
 * Next number for an arrow key: one step up or down, clamped to the range and without
 * floating-point error (six decimals). A blank becomes the minimum, or 0 without one.
 */
export function stepBy(value: number | null, direction: 1 | -1, range: Range): number {
  const { step = 1, minValue = -Infinity, maxValue = Infinity } = range;
  const from = value ?? (Number.isFinite(minValue) ? minValue : 0);
  const next = value === null ? from : Math.round((from + direction * step) * 1e6) / 1e6;
  return Math.min(maxValue, Math.max(minValue, next));
}
