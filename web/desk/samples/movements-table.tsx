import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '../../../domain/samples/sample-movement.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { signedQuantity } from './signed-quantity.ts';

/** Table of the movements of a sample's quantity (stock), newest first (SAM-2). */
export function MovementsTable({ rows }: { readonly rows: readonly MovementRow[] }) {
  const { t, i18n } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  return (
    <FigureTable
      label={t`Movements`}
      empty={t`No movement yet.`}
      rows={rows}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'at',
          header: t`When`,
          isRowHeader: true,
          cell: ({ at }) => write.instant(at),
        },
        { id: 'what', header: t`Movement`, cell: (row) => i18n._(movementMessage(row)) },
        {
          id: 'millilitres',
          header: 'mL',
          align: 'end',
          cell: ({ millilitres }) => signedQuantity(millilitres, locale),
        },
        {
          id: 'by',
          header: t`By`,
          hideBelow: 'tablet',
          cell: ({ by }) => (by === 'system' ? 'Verdial' : by),
        },
        { id: 'reason', header: t`Reason`, cell: ({ reason }) => reason ?? '' },
      ]}
    />
  );
}

const KINDS: Readonly<Record<Exclude<MovementRow['kind'], 'session'>, MessageDescriptor>> = {
  received: msg`Initial quantity`,
  correction: msg`Correction`,
  carried: msg`Served before movements were kept`,
};

/** Message for a stock movement: why the quantity of a sample changed (SAM-2). */
const movementMessage = ({
  kind,
  session,
}: Pick<MovementRow, 'kind' | 'session'>): MessageDescriptor =>
  kind === 'session' ? msg`Session ${session ?? ''}` : KINDS[kind];
