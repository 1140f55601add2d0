import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { AccountRow } from '../../../domain/account/account-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { roleMessage } from '../../parts/messages/role-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/** Table of the accounts with role, taster and permission to sign in. */
export function AccountsTable({
  rows,
  onEdit,
}: {
  readonly rows: readonly AccountRow[];
  readonly onEdit: ((account: AccountRow) => void) | null;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const write = useFormat();
  return (
    <FigureTable
      label={t`Accounts`}
      // Sorted in the collation of the language: Óscar comes before Tomás.
      rows={rows.toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale))}
      rowId={({ user }) => user}
      columns={[
        {
          id: 'name',
          header: t`Name`,
          isRowHeader: true,
          cell: ({ name, username }) => (
            <Stack gap={1}>
              <span>{name}</span>
              <Text tone="caption">{username}</Text>
            </Stack>
          ),
        },
        {
          id: 'role',
          header: t`Role`,
          cell: ({ role, taster }) =>
            taster === null
              ? i18n._(roleMessage(role))
              : `${i18n._(roleMessage(role))} ${taster.code}`,
        },
        { id: 'email', header: t`Email`, hideBelow: 'desk', cell: ({ email }) => email },
        {
          id: 'last',
          header: t`Last sign-in`,
          hideBelow: 'tablet',
          cell: ({ lastSignIn }) =>
            lastSignIn === null ? <Trans>None yet</Trans> : write.instant(lastSignIn),
        },
        { id: 'state', header: t`State`, cell: (row) => <AccountState row={row} /> },
        {
          id: 'act',
          isActs: true,
          header: '',
          spoken: t`Actions`,
          align: 'end',
          cell: (row) =>
            onEdit !== null && (
              <Button
                size="dense"
                variant="quiet"
                aria-label={t`Change the account of ${row.name}`}
                onPress={() => onEdit(row)}
              >
                <Trans>Change</Trans>
              </Button>
            ),
        },
      ]}
    />
  );
}

function AccountState({ row: { enabled, chosen } }: { readonly row: AccountRow }) {
  if (!enabled)
    return (
      <StateMark state="off">
        <Trans>Disabled</Trans>
      </StateMark>
    );
  return chosen ? (
    <StateMark state="done">
      <Trans>Active</Trans>
    </StateMark>
  ) : (
    <StateMark state="waiting">
      <Trans>Invited</Trans>
    </StateMark>
  );
}
