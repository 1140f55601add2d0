import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { type Agreement, halvesAgree, statedClass } from '../../domain/results/halves-agree.ts';
import type { HistoryReport } from '../../stats-worker/reports/history-report.ts';
import { useFormat } from '../i18n/use-format.ts';
import { ExplainedFigure } from '../parts/figures/explained-figure.tsx';
import type { RegisterColumn } from '../parts/lists/register-column.ts';
import { oilClassMessage } from '../parts/messages/class-names.ts';
import { StateMark } from '../ui/state-mark/state-mark.tsx';
import type { Workbench } from './compute-workbench.ts';
import { glassSheets } from './glass-sheets.ts';

/** Row of `duplicates` (exchange.md). */
type DuplicateRow = HistoryReport['duplicates'][number];

const glassName = (...parts: readonly (string | number)[]): string => parts.join('\n');

/**
 * Hook that returns the columns of the duplicates: both En, which open their formulas, the matches,
 * and the verdict.
 */
export function useBenchDuplicateColumns(
  of: Pick<Workbench, 'columns' | 'settings' | 'report'>,
): readonly RegisterColumn<DuplicateRow>[] {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const write = useFormat();
  const { columns, settings, report } = of;
  const results = new Map(
    report.results.map((result) => [
      glassName(result.session, result.sample, result.replicate),
      result,
    ]),
  );
  const halvesOf = ({ session, session2, sample }: DuplicateRow) =>
    [
      results.get(glassName(session, sample, 1)) ?? null,
      results.get(glassName(session2, sample, 2)) ?? null,
    ] as const;
  const named = (name: string) => ({ header: name, spoken: name, name });
  const text = (id: string, name: string, read: (row: DuplicateRow) => string) => ({
    id,
    ...named(name),
    cell: read,
    text: read,
  });
  const error = (
    figure: 'enDefect' | 'enFruity',
    name: string,
    limit: number,
  ): RegisterColumn<DuplicateRow> => ({
    ...text(figure, name, (row) => String(row[figure] ?? '')),
    align: 'end',
    cell: (row) => {
      const { session, session2, sample } = row;
      const first = glassSheets(columns, { session, sample, replicate: 1 });
      const second = glassSheets(columns, { session: session2, sample, replicate: 2 });
      const question = { about: 'duplicate', figure, first, second } as const;
      return (
        <ExplainedFigure
          question={row[figure] === null ? null : question}
          settings={settings}
          title={name}
        >
          {write.beside(row[figure], limit)}
        </ExplainedFigure>
      );
    },
  });
  /** Column that says whether both replicates agree; a dash where neither has a value (ASM-32). */
  const match = (
    id: 'categoryMatch' | 'defectMatch',
    name: string,
    of: (row: DuplicateRow) => Agreement,
  ) => ({
    ...text(id, name, (row) => (of(row) === 'neither' ? '' : String(row[id]))),
    cell: (row: DuplicateRow) => {
      const agreement = of(row);
      if (agreement === 'neither') return '–';
      return (
        <StateMark state={agreement === 'same' ? 'done' : 'flag'}>
          {agreement === 'same' ? <Trans>Same</Trans> : <Trans>Differs</Trans>}
        </StateMark>
      );
    },
  });
  return [
    { ...text('sample', t`Sample`, ({ sample }) => sample), isRowHeader: true },
    text('session', t`Session of replicate 1`, ({ session }) => session),
    text('session2', t`Session of replicate 2`, ({ session2 }) => session2),
    error('enDefect', t`En of the defect`, settings.enMaxDefect),
    error('enFruity', t`En of fruity`, settings.enMaxFruity),
    match('categoryMatch', t`Category`, (row) => {
      const [one, two] = halvesOf(row);
      return halvesAgree(one && statedClass(one.class), two && statedClass(two.class));
    }),
    match('defectMatch', t`Predominant defect`, (row) => {
      const [one, two] = halvesOf(row);
      return halvesAgree(one?.predominantDefect ?? null, two?.predominantDefect ?? null);
    }),
    {
      ...text('accepted', t`Verdict`, ({ accepted }) => String(accepted)),
      cell: ({ accepted }) => (
        <StateMark state={accepted ? 'done' : 'stop'}>
          {accepted ? <Trans>Accepted</Trans> : <Trans>Rejected</Trans>}
        </StateMark>
      ),
    },
    {
      ...text('class', t`Category of the pair`, (row) => row.class ?? ''),
      cell: (row) => (row.class === null ? '–' : i18n._(oilClassMessage(row.class))),
    },
  ];
}
