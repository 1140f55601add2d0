import { type IndexKind, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { qualityIndex } from './index-value.ts';
import type { Deviation } from './observation.ts';

/**
 * What would bring an index within its limit: so many new observations, none of which deviates by
 * more, in cm.
 */
export type WayBack = { readonly more: number; readonly deviation: number };

const TENTHS = 100;

/**
 * Computes the fewest new observations that bring an index within its limit with enough data
 * (M-COMPETENT). Each of them may deviate by `deviation`, in whole mm up to 10 cm. Null where the
 * index is within already. Observations that they push out of the newest `most` no longer count.
 * Example: 3.0 and nine times 0.0 cm, limit 0.5: the window is full, 9 / 10 is above; ten new ones
 * push the 3.0 out.
 */
export function wayBack(
  kind: IndexKind,
  observations: readonly Deviation[],
  most: number,
  settings: PanelSettings,
): WayBack | null {
  const { unit } = QUALITY_INDEXES[kind];
  const isWithin = (more: number, tenths: number): boolean => {
    const each = { deviation: tenths / 10, parts: Math.round((tenths / 10) * unit) };
    const next = [...Array<Deviation>(more).fill(each), ...observations].slice(0, most);
    return qualityIndex(kind, next, settings).verdict === 'within';
  };
  if (isWithin(0, 0)) return null;
  for (let more = 1; more <= most; more += 1) {
    if (!isWithin(more, 0)) continue;
    let tenths = 0;
    while (tenths < TENTHS && isWithin(more, tenths + 1)) tenths += 1;
    return { more, deviation: tenths / 10 };
  }
  return null;
}
