import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountInput } from '../../../domain/account/account-input.ts';
import { accountName, emailAddress, required } from '../../../domain/fields/rules.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { call } from '../../parts/http/call.ts';
import { tastersQuery } from '../../parts/http/queries.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Invited } from './invited.ts';

type NewRole = AccountInput['role'];
const FORM = 'new-account';

/** Opens an account for an assistant, a leader, or a registered taster who has none. */
export function NewAccountDialog({
  onClose,
  onOpened,
}: {
  readonly onClose: () => void;
  readonly onOpened: (opened: Invited) => void;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const tasters = useQuery(tastersQuery({ state: 'active', size: '200', sort: 'displayName' }));
  const free = (tasters.data?.rows ?? []).filter(({ username }) => username === null);
  const [role, setRole] = useState<NewRole>('adjuntos');
  const [taster, setTaster] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  const isTaster = role === 'catadores';
  const form = useFormCheck({
    name: isTaster ? null : required(name),
    taster: isTaster ? required(taster) : null,
    username: required(username) ?? accountName(username),
    email: emailAddress(email),
  });

  async function send(): Promise<void> {
    if (!form.check() || pending) return;
    setPending(true);
    setRefusal(null);
    const common = { username: username.trim(), email: email.trim() };
    const body: AccountInput = isTaster
      ? { role, taster: taster ?? '', ...common }
      : { role, name: name.trim(), ...common };
    const result = await call('POST /api/accounts', { body });
    setPending(false);
    if (!result.ok) return setRefusal(result);
    await queries.invalidateQueries({ queryKey: ['accounts'] });
    await queries.invalidateQueries({ queryKey: ['tasters'] });
    onOpened({ name: result.value.name, invitation: result.value.invitation });
  }

  function choose(id: string | null): void {
    setTaster(id);
    const chosen = free.find((one) => one.id === id);
    if (chosen !== undefined && email === '') setEmail(chosen.email);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Open an account`}
      closeLabel={t`Close`}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={FORM} variant="primary" pending={pending}>
            {pending ? <Trans>Opening</Trans> : <Trans>Open the account</Trans>}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={() => void send()} label={t`Open an account`}>
        <Stack gap={4}>
          {refusal !== null && (
            <Note kind="error" isLive>
              <RefusalWords refusal={refusal} />
            </Note>
          )}
          <RadioGroup
            label={t`Role`}
            value={role}
            onChange={(id) => setRole(roleOf(id))}
            options={[
              { id: 'adjuntos', label: t`Assistant` },
              { id: 'catadores', label: t`Taster` },
              { id: 'jefespanel', label: t`Panel leader` },
            ]}
            orientation="horizontal"
          />
          {isTaster ? (
            <ComboBox
              label={t`Taster`}
              description={t`A registered taster without an account.`}
              options={free.map(({ id, code, displayName }) => ({
                id,
                label: `${code} ${displayName}`,
              }))}
              value={taster}
              onChange={choose}
              errorMessage={form.wordsOf('taster')}
              emptyText={t`Every active taster has an account`}
            />
          ) : (
            <TextField
              label={t`Name`}
              value={name}
              onChange={setName}
              errorMessage={form.wordsOf('name')}
              maxLength={120}
            />
          )}
          <TextField
            label={t`User name`}
            value={username}
            onChange={setUsername}
            onBlur={() => username !== '' && form.left('username')}
            errorMessage={form.wordsOf('username')}
            autoComplete="off"
            maxLength={30}
          />
          <TextField
            label={t`Email`}
            description={t`The first mail lets them choose a password. Without one you hand over a link.`}
            type="email"
            value={email}
            onChange={setEmail}
            onBlur={() => form.left('email')}
            errorMessage={form.wordsOf('email')}
            autoComplete="off"
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

const roleOf = (id: string): NewRole =>
  id === 'catadores' || id === 'jefespanel' ? id : 'adjuntos';
