import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountRow } from '../../../domain/account/account-row.ts';
import { emailAddress, required } from '../../../domain/fields/field-rules.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { ChangedFields, SaveQuestion } from '../../parts/forms/save-question.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { request } from '../../parts/http/request.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { ClearFactor } from './clear-factor.tsx';
import type { MadeInvitation } from './new-account-dialog.tsx';

/**
 * Dialog that edits an account: its name and address, and whether it may sign in. It can also send
 * the invitation again.
 */
export function AccountDialog({
  account,
  onClose,
  onInvited,
}: {
  readonly account: AccountRow;
  readonly onClose: () => void;
  readonly onInvited: (again: MadeInvitation) => void;
}) {
  const { t } = useLingui();
  const me = useMe();
  const show = useToast();
  const queries = useQueryClient();
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  const [enabled, setEnabled] = useState(account.enabled);
  const [isAsking, setAsking] = useState(false);
  const sending = useSending();
  const form = useFormCheck({ name: required(name), email: emailAddress(email) });
  const params = { user: account.user };

  const labels = { name: t`Name`, email: t`Email` };
  const changed = [
    ...(name.trim() === account.name ? [] : [labels.name]),
    ...(email.trim() === account.email ? [] : [labels.email]),
    ...(enabled === account.enabled ? [] : [t`May sign in`]),
  ];

  async function send(): Promise<void> {
    setAsking(false);
    const body = { name: name.trim(), email: email.trim(), enabled };
    const result = await sending.send(() => request('PUT /api/accounts/:user', { params, body }));
    if (result?.ok !== true) return;
    await queries.invalidateQueries({ queryKey: ['accounts'] });
    show({ text: t`The account is saved` });
    onClose();
  }

  async function invite(): Promise<void> {
    const result = await sending.send(() =>
      request('POST /api/accounts/:user/invitation', { params, body: {} }),
    );
    if (result?.ok !== true) return;
    onInvited({ name: account.name, invitation: result.value });
  }

  return (
    <FormDialog
      title={t`Account ${account.username}`}
      sending={sending}
      submit={{ label: <Trans>Save</Trans>, pending: <Trans>Saving</Trans> }}
      onSubmit={() => {
        if (form.check()) setAsking(true);
      }}
      onClose={onClose}
      act={
        <Button isDisabled={!account.enabled || sending.pending} onPress={() => void invite()}>
          <Trans>Invite again</Trans>
        </Button>
      }
    >
      <TextField
        id={idOf('name')}
        label={labels.name}
        isRequired
        requiredText={t`required`}
        value={name}
        onChange={setName}
        errorMessage={form.wordsOf('name')}
        maxLength={120}
      />
      <TextField
        id={idOf('email')}
        label={labels.email}
        type="email"
        value={email}
        onChange={setEmail}
        onBlur={() => form.left('email')}
        errorMessage={form.wordsOf('email')}
      />
      <Switch
        isSelected={enabled}
        onChange={setEnabled}
        isDisabled={account.user === me.user}
        description={t`Disabled: signed out everywhere, cannot sign in.`}
      >
        <Trans>May sign in</Trans>
      </Switch>
      {account.secondFactor && account.user !== me.user && (
        <ClearFactor account={account} onCleared={onClose} />
      )}
      <SaveQuestion isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={send}>
        <ChangedFields names={changed} />
      </SaveQuestion>
    </FormDialog>
  );
}

/** Prefixed, because the fields of the panel are on the same page. */
const idOf = (field: string): string => `account-${field}`;
