import type { ClassScheme } from '../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';

/** The most evaluations without a warning (N) (M-CLASS). */
export const MOST_EVALUATIONS = 12;

/** The greatest Md of a virgin oil (N), in mm (M-CLASS). */
export const VIRGIN_LIMIT = 35;
/** The greatest Md of an ordinary virgin oil (S), in mm (M-CLASS). */
export const ORDINARY_LIMIT = 60;

/**
 * Classifies an oil (EU: N; IOC: S) (M-CLASS). `md` and `mf` are rounded to 0.1 cm and given in mm;
 * `null` where nobody answered. Fewer than 8 valid evaluations state no class. Example: Md 3.5, Mf
 * 2.0 is VOO under every scheme. Md 3.6 is LOO_EU in the EU; under the IOC OVOO where its trade
 * standard has ordinary virgin, otherwise LOO.
 */
export function oilClass(
  n: number,
  md: number | null,
  mf: number | null,
  scheme: ClassScheme,
): OilClass {
  if (n < FEWEST_EVALUATIONS || md === null || mf === null) return 'NOCLASIFICATED';
  if (md === 0 && mf > 0) return 'EVOO';
  if (md <= VIRGIN_LIMIT && mf > 0) return 'VOO';
  if (scheme === 'EU') return 'LOO_EU';
  return scheme === 'IOC-ordinary' && md <= ORDINARY_LIMIT ? 'OVOO' : 'LOO';
}
