import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';

/**
 * The EU class of an oil that is judged by the IOC limits with ordinary virgin (M-CLASS). Null for
 * any other scheme, whose classes equal those of the EU, and for an oil without a class.
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
