import { useLingui } from '@lingui/react/macro';
import type {
  SessionDeviation,
  SessionDeviations,
} from '../../../../stats-worker/quality/session-deviations.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { PagedTable } from '../../../parts/lists/paged-table.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Section } from '../../../ui/section/section.tsx';

/**
 * The table of a taster's deviation from the panel medians in each session, newest first
 * (M-EVOLUTION).
 */
export function SessionDeviationTable({ deviations }: { readonly deviations: SessionDeviations }) {
  const { t } = useLingui();
  const write = useFormat();
  const signed = (value: number) => write.signed(value, 2);
  const title = t`Deviation of each session, cm`;
  if (deviations.points.length === 0) return null;
  const figure = (id: string, header: string, of: (row: SessionDeviation) => string) => ({
    id,
    header,
    align: 'end' as const,
    cell: of,
  });
  return (
    <Section title={title} count={deviations.points.length}>
      <PagedTable
        label={title}
        rows={deviations.points.toReversed()}
        rowId={({ session }) => session}
        columns={[
          {
            id: 'date',
            header: t`Date`,
            isRowHeader: true,
            cell: (row) => write.day(row.date),
          },
          {
            id: 'session',
            header: t`Session`,
            cell: ({ session }) => <Link href={boardHref(Number(session))}>{session}</Link>,
          },
          figure('n', t`Glasses`, ({ n }) => String(n)),
          figure('mean', t`Mean`, ({ mean }) => signed(mean)),
          figure('least', t`Least`, ({ least }) => signed(least)),
          figure('greatest', t`Greatest`, ({ greatest }) => signed(greatest)),
        ]}
      />
    </Section>
  );
}
