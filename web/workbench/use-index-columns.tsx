import { Trans, useLingui } from '@lingui/react/macro';
import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import type { Verdict } from '../../stats-worker/quality/index-value.ts';
import type { Series } from '../../stats-worker/quality/observation.ts';
import { useFormat } from '../i18n/use-format.ts';
import { ExplainedFigure } from '../parts/figures/explained-figure.tsx';
import { INDEX_WORDS } from '../parts/figures/index-words.ts';
import type { RegisterColumn } from '../parts/lists/register-column.ts';
import { useSheetNames } from '../parts/messages/attribute-names.tsx';
import { StateMark } from '../ui/state-mark/state-mark.tsx';
import type { Workbench } from './compute-workbench.ts';
import type { IndexRow } from './index-rows.ts';

/**
 * Hook that returns the columns of the indexes: whose, which, its figure, which opens its formula,
 * and its verdict.
 */
export function useIndexColumns({ settings }: Workbench): readonly RegisterColumn<IndexRow>[] {
  const { t, i18n } = useLingui();
  const write = useFormat();
  const sheet = useSheetNames();
  const names: Readonly<Record<Series, string>> = {
    defect: t`Defect`,
    fruity: sheet.label('fruity'),
    classified: t`Classified attribute`,
  };
  const verdicts: Readonly<Record<Verdict, string>> = {
    within: t`Within the limit`,
    beyond: t`Above the limit`,
    insufficient: t`Not enough data`,
  };
  const nameOf = ({ kind }: IndexRow) => i18n._(INDEX_WORDS[kind].name);
  const title = (row: IndexRow) => `${nameOf(row)}, ${names[row.series].toLowerCase()}`;
  const named = (name: string) => ({ header: name, spoken: name, name });
  const text = (id: string, name: string, of: (row: IndexRow) => string) => ({
    id,
    ...named(name),
    cell: of,
    text: of,
  });
  return [
    { ...text('taster', t`Whose`, ({ taster }) => taster ?? t`Panel`), isRowHeader: true },
    text('index', t`Index`, nameOf),
    text('series', t`Series`, ({ series }) => names[series]),
    { ...text('n', t`Pairs or materials`, ({ detail }) => String(detail.n)), align: 'end' },
    {
      id: 'value',
      ...named(t`Value`),
      align: 'end',
      cell: (row) => {
        const { value, limit, rows } = row.detail;
        if (value === null || limit === null) return write.two(value);
        const question = { about: 'index', observations: rows, ...row } as const;
        return (
          <ExplainedFigure question={question} settings={settings} title={title(row)}>
            {write.against(value, limit).figure}
          </ExplainedFigure>
        );
      },
      text: ({ detail }) => String(detail.value ?? ''),
    },
    {
      id: 'limit',
      ...named(t`Limit`),
      align: 'end',
      cell: ({ detail: { value, limit } }) =>
        value === null || limit === null ? write.two(limit) : write.against(value, limit).limit,
      text: ({ detail }) => String(detail.limit ?? ''),
    },
    {
      id: 'verdict',
      ...named(t`Verdict`),
      cell: ({ detail: { verdict, n } }) =>
        verdict === 'insufficient' ? (
          <StateMark state="waiting">
            <Trans>
              Not enough data: {n} of {FEWEST_OBSERVATIONS}
            </Trans>
          </StateMark>
        ) : (
          <StateMark state={verdict === 'within' ? 'done' : 'stop'}>{verdicts[verdict]}</StateMark>
        ),
      text: ({ detail }) => detail.verdict,
    },
  ];
}
