import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';

/**
 * M-CLASS: what the EU would call an oil that is judged with ordinary virgin; null where it states no class, and by limits that
 * are those of the EU: they say the same of every oil.
 */
export function otherScheme(
  scheme: ClassScheme,
  of: { readonly oil: OilClass; readonly md: number | null; readonly mf: number | null },
): OilClass | null {
  const { oil, md, mf } = of;
  if (scheme !== 'IOC-ordinary') return null;
  if (oil === 'NOCLASIFICATED' || md === null || mf === null) return null;
  return oil === 'EVOO' || oil === 'VOO' ? oil : 'LOO_EU';
}
