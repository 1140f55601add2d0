import { useLingui } from '@lingui/react/macro';
import { eachTasterIndex, type TasterIndex } from '../../../domain/quality/quality-indexes.ts';
import type { Verdict } from '../../../stats-worker/quality/index-value.ts';
import type { Series } from '../../../stats-worker/quality/observation.ts';
import type { NamedIndex } from '../../../stats-worker/reports/quality-report.ts';
import { INDEX_WORDS } from '../../parts/figures/index-words.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';

/** Returns the translated names of series, indexes and verdicts. */
export function useQualityWords() {
  const { t, i18n } = useLingui();
  const names = useSheetNames();
  const series: Readonly<Record<Series, string>> = {
    defect: t`Defect`,
    fruity: names.label('fruity'),
    classified: t`Classified attribute`,
  };
  const indexes: Readonly<Record<TasterIndex, string>> = eachTasterIndex((index) =>
    i18n._(INDEX_WORDS[index].name),
  );
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
      `${i18n._(INDEX_WORDS[index].short)} ${series[of].toLowerCase()}`,
  };
}
