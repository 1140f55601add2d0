import type { PanelSettings } from '../../domain/settings/panel-settings.ts';

/** The quantile type by which quartiles are computed (M-QUARTILE, a panel setting). */
export type QuantileType = PanelSettings['quantile'];

/**
 * A quartile: P25 (`quarter` 1) or P75 (`quarter` 3) of `n` ascending marks, in quarter millimetres
 * (N for the quartile, the type is a panel setting) (M-QUARTILE). `type7` interpolates at p(N-1).
 * `type2` takes the mean of the two ends where N*p is whole, otherwise the mark above. Example: of
 * 20, 31, 36, 50 mm type 7 gives P25 = 28.25 mm (113 quarters), type 2 gives 25.5 mm (102
 * quarters).
 */
export function quartileQuarters(
  sorted: ArrayLike<number>,
  n: number,
  quarter: 1 | 3,
  type: QuantileType,
): number {
  const position = quarter * (type === 'type7' ? n - 1 : n);
  const whole = position >> 2;
  const rest = position & 3;
  if (type === 'type7') {
    const below = sorted[whole] ?? 0;
    return 4 * below + (rest === 0 ? 0 : rest * ((sorted[whole + 1] ?? 0) - below));
  }
  const above = sorted[whole] ?? 0;
  return rest === 0 ? 2 * (above + (sorted[whole - 1] ?? 0)) : 4 * above;
}
