import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { AccountRow } from '../../../domain/account/account-row.ts';
import { accountsQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useMe } from '../../parts/http/use-me.ts';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { InvitationNote } from './invitation-note.tsx';
import type { MadeInvitation } from './made-invitation.ts';
import { NewAccountDialog } from './new-account-dialog.tsx';

/**
 * Section of the panel's accounts. Leaders create and edit them; assistants have read permission.
 */
export function AccountsSection({
  invitee,
  onInvited,
}: {
  /** Id of the taster for whom the dialog of a new account opens at once, or null. */
  readonly invitee: string | null;
  /** Called when the dialog for the invitee closes, with or without a new account. */
  readonly onInvited: () => void;
}) {
  const { t } = useLingui();
  const isLeader = useMe().role === 'jefespanel';
  const accounts = useQuery(accountsQuery());
  const [isOpening, setOpening] = useState(isLeader && invitee !== null);
  const [edited, setEdited] = useState<AccountRow | null>(null);
  const [invited, setInvited] = useState<MadeInvitation | null>(null);
  const close = () => {
    setOpening(false);
    if (invitee !== null) onInvited();
  };
  return (
    <Section
      title={t`Accounts`}
      actions={
        isLeader && (
          <Button icon={UserPlus} onPress={() => setOpening(true)}>
            <Trans>Create an account</Trans>
          </Button>
        )
      }
    >
      {invited !== null && <InvitationNote {...invited} />}
      <QueryBoundary query={accounts}>
        {(rows) => <AccountsTable rows={rows} onEdit={isLeader ? setEdited : null} />}
      </QueryBoundary>
      {isOpening && (
        <NewAccountDialog
          invitee={invitee}
          onClose={close}
          onOpened={(opened) => {
            close();
            setInvited(opened);
          }}
        />
      )}
      {edited !== null && (
        <AccountDialog
          key={edited.user}
          account={edited}
          onClose={() => setEdited(null)}
          onInvited={(again) => {
            setEdited(null);
            setInvited(again);
          }}
        />
      )}
    </Section>
  );
}
