import { Trans, useLingui } from '@lingui/react/macro';
import type { TasterAids } from '../../../../stats-worker/aids/taster-aids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { IntervalMark } from '../../../ui/interval-mark/interval-mark.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { nameOfTaster } from '../facts/name-of-taster.ts';
import type { Quality } from '../facts/use-quality.ts';
import { QualityExport } from '../quality-export.tsx';
import { AID_ATTRIBUTES } from '../quality-search.ts';
import { AidValue, aidText } from './use-aid-columns.tsx';
import { useAidWords, useSpokenInterval } from './use-aid-words.ts';

/** Half the width of the drawn bias scale, in cm: from −1.5 to 1.5. */
const REACH = 1.5;

/** The section with each taster's bias in each attribute and its confidence interval (QUA-35). */
export function Biases(props: {
  readonly quality: Quality;
  readonly tasters: readonly TasterAids[];
}) {
  const { quality, tasters } = props;
  const { t } = useLingui();
  const title = t`Bias by attribute`;
  const columns = useBiasColumns(quality);
  const saved = useSavedColumns();
  return (
    <Section
      title={title}
      actions={<QualityExport name="aids-bias" title={title} columns={saved} rows={tasters} />}
    >
      <Text as="p" tone="muted">
        <Trans>In cm, 95 % interval. Full point: 0 outside.</Trans>
      </Text>
      <FigureTable label={title} columns={columns} rows={tasters} rowId={({ taster }) => taster} />
    </Section>
  );
}

function useBiasColumns({ facts }: Quality): readonly RegisterColumn<TasterAids>[] {
  const { t } = useLingui();
  const write = useFormat();
  const words = useAidWords();
  const spoken = useSpokenInterval();
  const named = (name: string) => ({ header: name, spoken: name, name });
  return [
    {
      id: 'taster',
      ...named(t`Taster`),
      isRowHeader: true,
      width: 190,
      cell: ({ taster }) => `${taster} ${nameOfTaster(facts, taster)}`,
      text: ({ taster }) => taster,
    },
    ...AID_ATTRIBUTES.map((attribute): RegisterColumn<TasterAids> => {
      const of = ({ attributes }: TasterAids) => attributes[attribute].bias;
      return {
        id: attribute,
        ...named(words[attribute]),
        align: 'end',
        cell: (row) => (
          <AidValue of={of(row)}>
            {({ mean, low, high }) => (
              <IntervalMark
                value={mean}
                low={low}
                high={high}
                line={0}
                reach={REACH}
                spoken={spoken(low, high)}
              >
                {write.signed(mean, 2)}
              </IntervalMark>
            )}
          </AidValue>
        ),
        text: (row) => aidText(of(row), ({ mean }) => mean),
      };
    }),
  ];
}

/** The columns of the exported file: bias, interval and number of glasses, unrounded. */
function useSavedColumns(): readonly RegisterColumn<TasterAids>[] {
  const { t } = useLingui();
  const words = useAidWords();
  const column = (id: string, name: string, text: (row: TasterAids) => string) => ({
    id,
    name,
    header: name,
    spoken: name,
    text,
    cell: text,
  });
  return [
    column('taster', t`Taster`, ({ taster }) => taster),
    ...AID_ATTRIBUTES.flatMap((attribute) => {
      const of = ({ attributes }: TasterAids) => attributes[attribute].bias;
      const name = words[attribute];
      return [
        column(attribute, t`${name}, bias, cm`, (row) => aidText(of(row), ({ mean }) => mean)),
        column(`${attribute}-low`, t`${name}, from`, (row) => aidText(of(row), ({ low }) => low)),
        column(`${attribute}-high`, t`${name}, to`, (row) => aidText(of(row), ({ high }) => high)),
        column(`${attribute}-n`, t`${name}, glasses`, (row) => aidText(of(row), ({ n }) => n)),
      ];
    }),
  ];
}
