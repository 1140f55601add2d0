import { useLingui } from '@lingui/react/macro';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { nameOfTaster } from '../facts/name-of-taster.ts';
import { tasterSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import type { QualitySearch } from '../quality-search.ts';
import { useQualityWords } from '../use-quality-words.ts';

const ALL = '';

/** The selects of a taster and a series. */
export function TasterChoice(props: {
  readonly quality: Quality;
  readonly search: QualitySearch;
  readonly series: Series;
  readonly onChange: (search: QualitySearch) => void;
}) {
  const { quality, search, series, onChange } = props;
  const { t } = useLingui();
  const words = useQualityWords();
  const { taster, ...rest } = search;
  const options = tasterSeries(quality.report).map((id) => ({ id, label: words.series[id] }));
  return (
    <>
      <Select
        label={t`Taster`}
        value={taster ?? ALL}
        options={[
          { id: ALL, label: t`All tasters` },
          ...quality.report.tasters.map(({ taster: code }) => ({
            id: code,
            label: `${code} ${nameOfTaster(quality.facts, code)}`,
          })),
        ]}
        onChange={(code) => onChange(code === ALL ? rest : { ...search, taster: code })}
      />
      {options.length < 2 ? null : (
        <SegmentedControl
          label={t`Series`}
          options={options}
          value={series}
          onChange={(id) => {
            const chosen = options.find((option) => option.id === id);
            if (chosen !== undefined) onChange({ ...search, series: chosen.id });
          }}
        />
      )}
    </>
  );
}
