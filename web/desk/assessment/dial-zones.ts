import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';

/** The section of the Md scale that belongs to one class, in cm; the first is the point 0. */
export type DialZone = { readonly oil: OilClass; readonly from: number; readonly to: number };

/**
 * The classes along Md for an oil with fruitiness, from 0 to 10 cm (M-CLASS). An oil without
 * fruitiness belongs to none of them.
 */
export function dialZones(scheme: ClassScheme): readonly DialZone[] {
  const { virgin, ordinary } = classLimits(scheme);
  const below: readonly DialZone[] = [
    { oil: 'EVOO', from: 0, to: 0 },
    { oil: 'VOO', from: 0, to: virgin },
  ];
  if (ordinary === null)
    return [...below, { oil: scheme === 'EU' ? 'LOO_EU' : 'LOO', from: virgin, to: 10 }];
  return [
    ...below,
    { oil: 'OVOO', from: virgin, to: ordinary },
    { oil: 'LOO', from: ordinary, to: 10 },
  ];
}
