import { Trans, useLingui } from '@lingui/react/macro';
import type { TooFewEvaluations } from '../../../stats-worker/quality/too-few-evaluations.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import type { Quality } from './facts/use-quality.ts';
import { useGlassColumns } from './use-row-columns.tsx';

type Row = TooFewEvaluations & { readonly session: string };

/**
 * The pairs and reference materials that no index includes: an analysis has fewer than eight valid
 * evaluations (M-QC-N).
 */
export function TooFewList(props: {
  readonly quality: Pick<Quality, 'report' | 'idOf'>;
  readonly of: readonly TooFewEvaluations['kind'][];
}) {
  const { quality, of } = props;
  const { t } = useLingui();
  const glass = useGlassColumns<Row>(quality.idOf);
  const rows = quality.report.tooFew
    .filter(({ kind }) => of.includes(kind))
    .map((row) => ({ ...row, session: row.sessions.at(-1) ?? '' }));
  if (rows.length === 0) return null;
  const title = t`Left out of the indexes`;
  return (
    <Section title={title} count={rows.length}>
      <Text as="p" tone="muted">
        <Trans>Under eight evaluations: no category, no index (M-QC-N).</Trans>
      </Text>
      <FigureTable
        label={title}
        rows={rows}
        rowId={({ kind, sessions, sample }) => `${kind} ${sessions.join(' ')} ${sample}`}
        columns={[
          ...glass,
          {
            id: 'kind',
            header: t`What`,
            cell: ({ kind }) => (kind === 'reference' ? t`Reference material` : t`Pair`),
          },
          {
            id: 'n',
            header: t`Evaluations`,
            align: 'end',
            cell: ({ n }) => String(n),
          },
        ]}
      />
    </Section>
  );
}
