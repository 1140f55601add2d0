import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';

/** M-CLASS: what the other scheme would call an oil with this verdict; null when it states no class. Figures in cm. */
export function otherScheme(
  scheme: PanelSettings['scheme'],
  of: { readonly oil: OilClass; readonly md: number | null; readonly mf: number | null },
): OilClass | null {
  const { oil, md, mf } = of;
  if (oil === 'NOCLASIFICATED' || md === null || mf === null) return null;
  if (oil === 'EVOO' || oil === 'VOO') return oil;
  const { ordinary } = classLimits(scheme === 'EU' ? 'IOC' : 'EU');
  if (ordinary === null) return 'LOO_EU';
  return md <= ordinary ? 'OVOO' : 'LOO';
}
