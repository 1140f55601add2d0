import { useLingui } from '@lingui/react/macro';
import type { QualityRow } from '../../../stats-worker/quality/index-detail.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { RegisterColumn } from '../../parts/lists/register-column.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { GlassLinks } from './glass-links.tsx';

/**
 * The first columns of every quality table: date, session (as a link to the assessment) and sample.
 */
export function useGlassColumns<
  Row extends {
    readonly date: string;
    readonly session: string;
    /** Both sessions of a pair that spans two. */
    readonly sessions?: readonly string[];
    readonly sample: string;
  },
>(idOf: (sample: string) => string | undefined): readonly RegisterColumn<Row>[] {
  const { t } = useLingui();
  const write = useFormat();
  const named = (name: string) => ({ header: name, spoken: name, name });
  return [
    {
      id: 'date',
      ...named(t`Date`),
      isRowHeader: true,
      cell: (row) => write.day(row.date),
      text: (row) => row.date,
    },
    {
      id: 'session',
      ...named(t`Session`),
      cell: ({ session, sessions = [session], sample }) => (
        <GlassLinks sessions={sessions} sample={idOf(sample)} />
      ),
      text: ({ session, sessions = [session] }) => sessions.join(' '),
    },
    {
      id: 'sample',
      ...named(t`Sample`),
      cell: (row) => <Text tone="noWrap">{row.sample}</Text>,
      text: (row) => row.sample,
    },
  ];
}

/**
 * The table columns of the rows behind an index: found and expected value, their difference, and
 * the term of the sum.
 */
export function useRowColumns(
  rows: readonly QualityRow[],
  heads: { readonly found: string; readonly against: string },
  idOf: (sample: string) => string | undefined,
): readonly RegisterColumn<QualityRow>[] {
  const { t } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const glass = useGlassColumns<QualityRow>(idOf);
  const named = (name: string) => ({ header: name, spoken: name, name });
  const sum = rows.reduce((all, { parts }) => all + parts * parts, 0);
  const part = ({ parts }: QualityRow) => (sum === 0 ? 0 : (100 * parts * parts) / sum);
  return [
    ...glass,
    {
      id: 'attribute',
      ...named(t`Attribute`),
      hideBelow: 'tablet',
      cell: (row) => names.label(row.attribute),
      text: (row) => row.attribute,
    },
    {
      id: 'found',
      ...named(heads.found),
      align: 'end',
      cell: (row) => write.two(row.found),
      text: (row) => String(row.found),
    },
    {
      id: 'against',
      ...named(heads.against),
      align: 'end',
      cell: (row) => write.two(row.against),
      text: (row) => String(row.against),
    },
    {
      id: 'deviation',
      ...named(t`Difference`),
      align: 'end',
      cell: (row) => write.signed(row.deviation, 2),
      text: (row) => String(row.deviation),
    },
    {
      id: 'square',
      ...named(t`Square`),
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => write.number(row.square, 2),
      text: (row) => String(row.square),
    },
    {
      id: 'part',
      ...named(t`Part of the sum`),
      align: 'end',
      hideBelow: 'desk',
      cell: (row) => write.percent(part(row), 100),
      text: (row) => String(part(row)),
    },
  ];
}
