import { useLingui } from '@lingui/react/macro';
import type { Verdict } from '../../../stats-worker/quality/index-value.ts';
import type { Series } from '../../../stats-worker/quality/observation.ts';
import type { NamedIndex } from '../../../stats-worker/reports/quality-report.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';

/** The name of a taster's index. */
export type TasterIndex = NamedIndex['index'];

/** Returns the translated names of series, indexes and verdicts. */
export function useQualityWords() {
  const { t } = useLingui();
  const names = useSheetNames();
  const series: Readonly<Record<Series, string>> = {
    defect: t`Defect`,
    fruity: names.label('fruity'),
    classified: t`Classified attribute`,
  };
  const indexes: Readonly<Record<TasterIndex, string>> = {
    pn: t`Precision number PN`,
    dn: t`Deviation number DN`,
    dnReference: t`Deviation from reference DN`,
  };
  const short: Readonly<Record<TasterIndex, string>> = {
    pn: t`PN`,
    dn: t`DN`,
    dnReference: t`Reference DN`,
  };
  const verdicts: Readonly<Record<Verdict, string>> = {
    within: t`Within the limit`,
    beyond: t`Above the limit`,
    insufficient: t`Not enough data`,
  };
  return {
    series,
    indexes,
    verdicts,
    /** The short name of an index in a series, such as "PN fruity". */
    named: ({ index, series: of }: NamedIndex): string =>
      `${short[index]} ${series[of].toLowerCase()}`,
  };
}
