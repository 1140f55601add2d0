import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { AccountRow, HandedWhy } from '../../../domain/account/account-row.ts';
import { accountsQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useMe } from '../../parts/http/use-me.ts';
import { CopyButton } from '../../parts/watching/copy-button.tsx';
import { said } from '../../parts/watching/key-made.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { type MadeInvitation, NewAccountDialog } from './new-account-dialog.tsx';

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

/**
 * Message that says how the owner of an account can choose a password: by mail, or by a link that
 * is handed over.
 */
export function InvitationNote({ name, invitation }: MadeInvitation) {
  const { t } = useLingui();
  if (invitation.way === 'mail')
    return (
      <Note kind="success" isLive title={t`The account of ${name} has been created`}>
        <Trans>Password link emailed, valid for a week.</Trans>
      </Note>
    );
  const link = `${globalThis.location.origin}${invitation.path}`;
  return (
    <Note kind="warning" isLive title={t`Hand this link to ${name}`}>
      <Stack gap={2}>
        <Why why={invitation.why} />
        <Trans>Valid for a week. Give it to nobody else: it sets the password.</Trans>
        <Inline gap={3}>
          <span className={said}>{link}</span>
          <CopyButton text={link} label={t`Copy the link`} />
        </Inline>
      </Stack>
    </Note>
  );
}

function Why({ why }: { readonly why: HandedWhy }) {
  switch (why) {
    case 'no-address':
      return <Trans>No email address is known.</Trans>;
    case 'no-mail':
      return <Trans>This installation sends no email.</Trans>;
    case 'not-sent':
      return <Trans>The email could not be sent.</Trans>;
  }
}
