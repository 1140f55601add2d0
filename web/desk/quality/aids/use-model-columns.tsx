import { useLingui } from '@lingui/react/macro';
import type { NamedModel } from '../../../../stats-worker/reports/aids-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { IntervalMark } from '../../../ui/interval-mark/interval-mark.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { TasterName } from '../taster-name.tsx';
import { useSpokenInterval, useTestWords } from './use-aid-words.ts';

type Row = NamedModel['assessors'][number];

/** Half the width of the drawn scaling scale: from 0 to 2, around 1. */
const REACH = 1;

/**
 * The table columns of the mixed assessor model, for the screen and for the exported file (QUA-36).
 */
export function useModelColumns({ facts }: Quality): {
  readonly shown: readonly RegisterColumn<Row>[];
  readonly saved: readonly RegisterColumn<Row>[];
} {
  const { t } = useLingui();
  const write = useFormat();
  const words = useTestWords();
  const spoken = useSpokenInterval();
  const column = (
    id: string,
    name: string,
    text: RegisterColumn<Row>['text'],
    cell: RegisterColumn<Row>['cell'] = text,
  ): RegisterColumn<Row> => ({ id, header: name, spoken: name, name, cell, text, align: 'end' });
  const taster = column(
    'taster',
    t`Taster`,
    (row) => row.taster,
    (row) => <TasterName facts={facts} taster={row.taster} />,
  );
  const figure = (id: string, name: string, of: (row: Row) => number | null) =>
    column(id, name, (row) => String(of(row) ?? ''));
  return {
    shown: [
      { ...taster, align: 'start', isRowHeader: true, width: 190 },
      column(
        'scaling',
        t`Scaling, 1 as the panel`,
        ({ scaling }) => String(scaling.value),
        ({ scaling: { value, low, high } }) => (
          <IntervalMark
            value={value}
            low={low}
            high={high}
            line={1}
            reach={REACH}
            spoken={spoken(low, high)}
          >
            {write.two(value)}
          </IntervalMark>
        ),
      ),
      column(
        'disagreement',
        t`Disagreement F`,
        ({ disagreement }) => String(disagreement.f),
        ({ disagreement }) => `${write.two(disagreement.f)} · ${words.p(disagreement)}`,
      ),
      column(
        'noise',
        t`Repeatability, cm`,
        ({ noise }) => String(noise.cm),
        ({ noise: { cm, test } }) =>
          test === null ? write.two(cm) : `${write.two(cm)} · ${words.p(test)}`,
      ),
    ],
    saved: [
      taster,
      figure('scaling', t`Scaling`, ({ scaling }) => scaling.value),
      figure('scaling-low', t`Scaling, from`, ({ scaling }) => scaling.low),
      figure('scaling-high', t`Scaling, to`, ({ scaling }) => scaling.high),
      figure('disagreement', t`Disagreement F`, ({ disagreement }) => disagreement.f),
      figure('disagreement-p', t`Disagreement p`, ({ disagreement }) => disagreement.p),
      figure('noise', t`Repeatability, cm`, ({ noise }) => noise.cm),
      figure('noise-p', t`Repeatability p`, ({ noise }) => noise.test?.p ?? null),
    ],
  };
}
