import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedSignIn } from '../../../domain/account/failed-sign-in.ts';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { InstantWords } from '../page/instant-words.tsx';
import { deviceName } from './device-name.ts';

/**
 * Table of failed sign-ins, newest first (ACC-94). The table of a user's own sign-ins has no name
 * column.
 */
export function FailedSignInsTable(props: {
  readonly rows: readonly FailedSignIn[];
  readonly isOwn?: boolean;
}) {
  const { rows, isOwn = false } = props;
  const { t } = useLingui();
  const person = {
    id: 'name',
    header: t`Name`,
    cell: (row: FailedSignIn) => `${row.name} (${row.username})`,
  };
  return (
    <FigureTable
      label={t`Failed sign-ins`}
      rows={rows.map((row, index) => ({ ...row, id: String(index) }))}
      rowId={(row) => row.id}
      columns={[
        {
          id: 'at',
          header: t`When`,
          isRowHeader: true,
          cell: (row) => <InstantWords at={row.at} />,
        },
        ...(isOwn ? [] : [person]),
        { id: 'why', header: t`Why`, cell: (row) => <Why reason={row.reason} /> },
        { id: 'times', header: t`Times`, align: 'end', cell: (row) => row.times },
        { id: 'from', header: t`Address`, cell: (row) => row.from },
        {
          id: 'device',
          header: t`Device`,
          hideBelow: 'tablet',
          cell: (row) => deviceName(row.device) || t`Unknown device`,
        },
      ]}
    />
  );
}

function Why({ reason }: Pick<FailedSignIn, 'reason'>) {
  if (reason === 'limit') return <Trans>Too many attempts</Trans>;
  if (reason === 'mails') return <Trans>Too many mails for a new password</Trans>;
  if (reason === 'disabled') return <Trans>Account disabled</Trans>;
  return <Trans>Wrong password</Trans>;
}
