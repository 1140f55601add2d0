import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { DemoAccount } from '../../../domain/account/demo-account.ts';
import { roleMessage } from '../../parts/messages/role-message.ts';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/** The accounts that the set-up has created, with their passwords: they are shown this once. */
export function AccountsMade({ accounts }: { readonly accounts: readonly DemoAccount[] }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const hasPasswords = accounts.some((account) => account.password !== '');
  return (
    <>
      <h1>
        <Trans>The panel is ready</Trans>
      </h1>
      <p>
        {hasPasswords ? (
          <Trans>Sign in as any of them.</Trans>
        ) : (
          <Trans>Sign in as its panel leader.</Trans>
        )}
      </p>
      {hasPasswords && (
        <>
          <Note kind="warning">
            <Trans>Write these down: they are shown only now.</Trans>
          </Note>
          <FigureTable
            label={t`Accounts`}
            rows={accounts}
            rowId={(account) => account.username}
            columns={[
              {
                id: 'username',
                header: t`User name`,
                isRowHeader: true,
                cell: (account) => account.username,
              },
              { id: 'password', header: t`Password`, cell: (account) => account.password },
              { id: 'role', header: t`Role`, cell: ({ role }) => i18n._(roleMessage(role)) },
            ]}
          />
        </>
      )}
      <div>
        <LinkButton href={address('/login')} variant="primary" size="large">
          <Trans>Sign in</Trans>
        </LinkButton>
      </div>
    </>
  );
}
