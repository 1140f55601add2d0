import type { NotCompetent } from '../../../domain/today/needs-today.ts';
import { nameOfTaster } from '../quality/facts/name-of-taster.ts';
import { type PartOf, useQuality } from '../quality/facts/use-quality.ts';

const NEWEST = { from: null, to: null };
const noCharts: PartOf = () => null;

/**
 * TDY-2: who is not competent, by the figures of quality as they stand; null while that is not known. Computed by the worker
 * beside the page, from what this device keeps and what is newer. Where it cannot be, it stays unknown.
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
