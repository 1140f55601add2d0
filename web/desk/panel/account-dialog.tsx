import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountRow } from '../../../domain/account/account-row.ts';
import { emailAddress, required } from '../../../domain/fields/rules.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { call } from '../../parts/http/call.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import type { Invited } from './invited.ts';

const FORM = 'account';

/** Changes an account: its name and address, whether it may sign in; sends the invitation again. */
export function AccountDialog({
  account,
  onClose,
  onInvited,
}: {
  readonly account: AccountRow;
  readonly onClose: () => void;
  readonly onInvited: (again: Invited) => void;
}) {
  const { t } = useLingui();
  const me = useMe();
  const show = useToast();
  const queries = useQueryClient();
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email);
  const [enabled, setEnabled] = useState(account.enabled);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  const form = useFormCheck({ name: required(name), email: emailAddress(email) });
  const params = { user: account.user };

  async function send(): Promise<void> {
    if (!form.check() || pending) return;
    setPending(true);
    const body = { name: name.trim(), email: email.trim(), enabled };
    const result = await call('PUT /api/accounts/:user', { params, body });
    setPending(false);
    if (!result.ok) return setRefusal(result);
    await queries.invalidateQueries({ queryKey: ['accounts'] });
    show({ text: t`The account is saved` });
    onClose();
  }

  async function invite(): Promise<void> {
    setPending(true);
    const result = await call('POST /api/accounts/:user/invitation', { params, body: {} });
    setPending(false);
    if (!result.ok) return setRefusal(result);
    onInvited({ name: account.name, invitation: result.value });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Account ${account.username}`}
      closeLabel={t`Close`}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isDisabled={!account.enabled || pending} onPress={() => void invite()}>
            <Trans>Invite again</Trans>
          </Button>
          <Button type="submit" form={FORM} variant="primary" pending={pending}>
            {pending ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={() => void send()} label={t`Account ${account.username}`}>
        <Stack gap={4}>
          {refusal !== null && (
            <Note kind="error" isLive>
              <RefusalWords refusal={refusal} />
            </Note>
          )}
          <TextField
            label={t`Name`}
            value={name}
            onChange={setName}
            errorMessage={form.wordsOf('name')}
            maxLength={120}
          />
          <TextField
            label={t`Email`}
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
            description={t`Disabled, it is signed out everywhere at once and cannot sign in.`}
          >
            <Trans>May sign in</Trans>
          </Switch>
        </Stack>
      </Form>
    </Dialog>
  );
}
