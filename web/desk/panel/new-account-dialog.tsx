import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountInput } from '../../../domain/account/account-input.ts';
import type { Invitation } from '../../../domain/account/account-row.ts';
import {
  accountName,
  emailAddress,
  required,
  sameEmail,
} from '../../../domain/fields/field-rules.ts';
import type { TasterRow } from '../../../domain/tasters/taster-fields.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useRefusedField } from '../../parts/forms/use-refused-field.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { tastersQuery } from '../../parts/http/queries.ts';
import { request } from '../../parts/http/request.ts';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

type NewRole = AccountInput['role'];

const ABOUT = { 'username-taken': 'username', 'taster-has-account': 'taster' } as const;

/**
 * Dialog that creates an account for an assistant, a leader, or a registered taster without one.
 */
export function NewAccountDialog({
  invitee,
  ...ends
}: Ends & {
  /** Id of the taster to preselect, or null. */
  readonly invitee: string | null;
}) {
  const tasters = useQuery(tastersQuery({ state: 'active', size: '200', sort: 'code' }));
  const free = (tasters.data?.rows ?? []).filter(({ username }) => username === null);
  if (invitee !== null && tasters.isPending) return null;
  return (
    <NewAccountForm {...ends} free={free} invitee={free.find(({ id }) => id === invitee) ?? null} />
  );
}

/** Callbacks of the dialog. */
type Ends = {
  readonly onClose: () => void;
  readonly onOpened: (opened: MadeInvitation) => void;
};

function NewAccountForm({
  free,
  invitee,
  onClose,
  onOpened,
}: Ends & {
  /** Registered tasters without an account. */
  readonly free: readonly TasterRow[];
  readonly invitee: TasterRow | null;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [role, setRole] = useState<NewRole>(invitee === null ? 'adjuntos' : 'catadores');
  const [taster, setTaster] = useState<string | null>(invitee?.id ?? null);
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  // An address from the register was not typed here, so it need not be repeated.
  const [email, setEmail] = useState(invitee?.email ?? '');
  const [repeated, setRepeated] = useState(invitee?.email ?? '');
  const sending = useSending();
  const isTaster = role === 'catadores';
  const form = useFormCheck({
    name: isTaster ? null : required(name),
    taster: isTaster ? required(taster) : null,
    username: required(username) ?? accountName(username),
    email: emailAddress(email),
    repeated: email.trim() === '' ? null : sameEmail(email, repeated),
  });

  const refused = useRefusedField(sending.refusal, ABOUT, { username, taster }, idOf);

  const labels = {
    name: t`Name`,
    taster: t`Taster`,
    username: t`User name`,
    email: t`Email`,
    repeated: t`Repeat the email`,
  };

  async function send(): Promise<void> {
    if (!form.check()) return;
    const common = { username: username.trim(), email: email.trim() };
    const body: AccountInput = isTaster
      ? { role, taster: taster ?? '', ...common }
      : { role, name: name.trim(), ...common };
    const result = await sending.send(() => request('POST /api/accounts', { body }));
    if (result?.ok !== true) return;
    await queries.invalidateQueries({ queryKey: ['accounts'] });
    await queries.invalidateQueries({ queryKey: ['tasters'] });
    onOpened({ name: result.value.name, invitation: result.value.invitation });
  }

  function choose(id: string | null): void {
    setTaster(id);
    const [before, chosen] = [taster, id].map((of) => free.find((one) => one.id === of));
    // A typed address is kept; the address of a taster who is no longer chosen is replaced.
    if (chosen === undefined || (email !== '' && email !== before?.email)) return;
    // An address from the register was not typed here, so it need not be repeated.
    setEmail(chosen.email);
    setRepeated(chosen.email);
  }

  return (
    <FormDialog
      title={t`Create an account`}
      sending={sending}
      isAtField={refused.isAtField}
      submit={{ label: <Trans>Create the account</Trans>, pending: <Trans>Creating</Trans> }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
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
          listLabel={t`Show suggestions`}
          id={idOf('taster')}
          label={labels.taster}
          isRequired
          requiredText={t`required`}
          description={t`Registered, without an account.`}
          options={free.map(({ id, code, displayName }) => ({
            id,
            label: `${code} ${displayName}`,
          }))}
          value={taster}
          onChange={choose}
          errorMessage={form.wordsOf('taster') ?? refused.wordsOf('taster')}
          emptyText={t`Every active taster has an account`}
        />
      ) : (
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
      )}
      <TextField
        id={idOf('username')}
        label={labels.username}
        isRequired
        requiredText={t`required`}
        value={username}
        onChange={setUsername}
        onBlur={() => username !== '' && form.left('username')}
        errorMessage={form.wordsOf('username') ?? refused.wordsOf('username')}
        autoComplete="off"
        maxLength={30}
      />
      <TextField
        id={idOf('email')}
        label={labels.email}
        description={t`For the password link. Without it, pass the link on yourself.`}
        type="email"
        value={email}
        onChange={setEmail}
        onBlur={() => form.left('email')}
        errorMessage={form.wordsOf('email')}
        autoComplete="off"
      />
      {email.trim() !== '' && (
        <TextField
          id={idOf('repeated')}
          label={labels.repeated}
          isRequired
          requiredText={t`required`}
          description={t`Anyone reading that email gets the account.`}
          type="email"
          value={repeated}
          onChange={setRepeated}
          onBlur={() => repeated !== '' && form.left('repeated')}
          errorMessage={form.wordsOf('repeated')}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}

/** Prefixed, because the fields of the panel are on the same page. */
const idOf = (field: string): string => `account-${field}`;

const roleOf = (id: string): NewRole =>
  id === 'catadores' || id === 'jefespanel' ? id : 'adjuntos';

/**
 * Invitation that was just made: the name of the account's owner, and how they can choose a
 * password.
 */
export type MadeInvitation = { readonly name: string; readonly invitation: Invitation };
