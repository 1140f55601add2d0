import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { Figures } from '../../domain/words/assessment.ts';
import { isAttributeKey } from '../../domain/words/attributes.ts';
import { isCountedState } from '../../domain/words/record-state.ts';
import type { HistoryReport } from '../../stats-worker/reports/history-report.ts';
import { useFormat } from '../i18n/use-format.ts';
import { ExplainedFigure } from '../parts/figures/explained-figure.tsx';
import type { RegisterColumn } from '../parts/lists/register-column.ts';
import { useSheetNames } from '../parts/messages/attribute-names.tsx';
import { capital } from '../parts/messages/capital.ts';
import { oilClassMessage } from '../parts/messages/class-names.ts';
import { recordStateMessage } from '../parts/messages/record-state-message.ts';
import { StateMark } from '../ui/state-mark/state-mark.tsx';
import type { Workbench } from './compute-workbench.ts';
import { glassSheets } from './glass-sheets.ts';

/** Row of `results` (exchange.md). */
type ResultRow = HistoryReport['results'][number];

/** Limit of the robust coefficient of variation, in per cent (M-CVR). */
const CVR_LIMIT = 20;

/** Returns the figures of the predominant defect, or null without one. */
function defectFigures({ predominantDefect, attributes, others }: ResultRow): Figures | null {
  if (predominantDefect === null) return null;
  return isAttributeKey(predominantDefect)
    ? attributes[predominantDefect]
    : (others[predominantDefect] ?? null);
}

/** Hook that returns the columns of the results. Each figure of the verdict opens its formula. */
export function useBenchResultColumns(of: Workbench): readonly RegisterColumn<ResultRow>[] {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const { columns, settings } = of;
  const named = (name: string) => ({ header: name, spoken: name, name });
  const text = (id: string, name: string, read: (row: ResultRow) => string) => ({
    id,
    ...named(name),
    cell: read,
    text: read,
  });
  const verdict = (
    id: string,
    name: string,
    figure: 'md' | 'mf' | 'class',
    shown: (row: ResultRow) => string,
    plain: (row: ResultRow) => string,
  ): RegisterColumn<ResultRow> => ({
    ...text(id, name, plain),
    align: figure === 'class' ? 'start' : 'end',
    cell: (row) => (
      <ExplainedFigure
        question={{ about: 'sample', figure, sheets: glassSheets(columns, row) }}
        settings={settings}
        title={name}
      >
        {shown(row)}
      </ExplainedFigure>
    ),
  });
  const cvr = (
    id: string,
    name: string,
    figures: (row: ResultRow) => Figures | null,
  ): RegisterColumn<ResultRow> => ({
    ...text(id, name, (row) => String(figures(row)?.cvr ?? '')),
    align: 'end',
    cell: (row) => write.percent(figures(row)?.cvr ?? null, CVR_LIMIT),
  });
  // The column of the state is shown only when some session is not validated (XPO-18).
  const isAnyUncounted = of.report.results.some(({ sessionState }) => sessionState !== undefined);
  const state: readonly RegisterColumn<ResultRow>[] = isAnyUncounted
    ? [
        {
          ...text(
            'sessionState',
            t`State of the session`,
            ({ sessionState }) => sessionState ?? 'validated',
          ),
          cell: ({ sessionState = 'validated' }) => (
            <StateMark state={isCountedState(sessionState) ? 'done' : 'flag'}>
              {i18n._(recordStateMessage(sessionState))}
            </StateMark>
          ),
        },
      ]
    : [];
  const defect = ({ predominantDefect }: ResultRow) =>
    predominantDefect === null ? capital(t`none`) : names.label(predominantDefect);
  return [
    { ...text('session', t`Session`, ({ session }) => session), isRowHeader: true },
    ...state,
    text('sample', t`Sample`, ({ sample }) => sample),
    { ...text('replicate', t`Replicate`, (row) => String(row.replicate)), align: 'end' },
    { ...text('n', t`Tasters`, ({ n }) => String(n)), align: 'end' },
    {
      ...text('defect', t`Predominant defect`, ({ predominantDefect }) => predominantDefect ?? ''),
      cell: (row) => defect(row),
    },
    verdict(
      'md',
      t`Md, cm`,
      'md',
      ({ md }) => write.cm(md),
      ({ md }) => String(md ?? ''),
    ),
    cvr('cvrDefect', t`CVr of the defect`, defectFigures),
    verdict(
      'mf',
      t`Mf, cm`,
      'mf',
      ({ mf }) => write.cm(mf),
      ({ mf }) => String(mf ?? ''),
    ),
    cvr('cvrFruity', t`CVr of fruity`, ({ attributes }) => attributes.fruity),
    verdict(
      'class',
      t`Category`,
      'class',
      (row) => i18n._(oilClassMessage(row.class)),
      (row) => row.class,
    ),
    {
      ...text('reliable', t`Reliable`, ({ reliable }) => String(reliable)),
      cell: ({ reliable }) =>
        reliable ? (
          <StateMark state="done">
            <Trans>Yes</Trans>
          </StateMark>
        ) : (
          <StateMark state="flag">
            <Trans>Repeat</Trans>
          </StateMark>
        ),
    },
  ];
}
