import type { NotCompetent } from '../../../domain/today/needs-today.ts';
import { nameOfTaster } from '../quality/facts/name-of-taster.ts';
import { type PartOf, useQuality } from '../quality/facts/use-quality.ts';

const NEWEST = { from: null, to: null };
const noCharts: PartOf = () => null;

/**
 * Hook that returns the tasters who are not competent by the current quality figures; null while
 * that is unknown (TDY-2). The worker computes it from the cached data of this device and newer
 * data from the server. It stays null where that fails.
 */
export function useNotCompetent(): readonly NotCompetent[] | null {
  const found = useQuality('/intra/quality', NEWEST, noCharts);
  if (found.state !== 'ready') return null;
  const { report, facts } = found.quality;
  return report.tasters
    .filter(({ competent }) => competent === false)
    .map(({ taster, beyond, series }) => ({
      code: taster,
      name: nameOfTaster(facts, taster),
      beyond: beyond.map((of) => {
        const { value = null, limit = null } = series[of.series]?.[of.index] ?? {};
        return { ...of, value, limit };
      }),
    }));
}
