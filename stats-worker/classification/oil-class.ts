import type { ClassScheme } from '../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';

/** M-CLASS (N): most evaluations that pass without a warning. */
export const MOST_EVALUATIONS = 12;

/** M-CLASS: the greatest Md of a virgin oil (N) and of an ordinary virgin oil (S), in mm. */
export const VIRGIN_LIMIT = 35;
export const ORDINARY_LIMIT = 60;

/**
 * M-CLASS (EU: N; IOC: S): what the oil may be called. `md` and `mf` are rounded to 0.1 cm and given in mm; `null` when
 * nobody answered. Fewer than 8 valid evaluations state no class.
 * Example: Md 3.5, Mf 2.0 is VOO under every scheme; Md 3.6 is LOO_EU in the EU, and under the IOC OVOO where its trade
 * standard has ordinary virgin, else LOO.
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
