import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { required } from '../../../domain/fields/field-rules.ts';
import { LONGEST_KEY_DAYS } from '../../../domain/watching/watch-key.ts';
import { endOfDay } from '../../../domain/words/day-bounds.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { dayIn } from '../../../domain/words/zone-clock.ts';
import { useZone } from '../../i18n/use-zone.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { DayField } from '../forms/day-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFormCheck } from '../forms/use-form-check.ts';
import { useSending } from '../forms/use-sending.ts';
import { newId } from '../http/new-id.ts';
import { watchKeysQuery } from '../http/people-queries.ts';
import { request } from '../http/request.ts';
import type { MadeKey } from './made-key.ts';

const DAY = 86_400_000;

/**
 * Dialog that creates a watch key (API key): its purpose and its last day (LIV-9). The key is for
 * the given session, for the one typed, or for every session of the panel.
 */
export function NewWatchKey({
  session: given,
  name: proposed,
  onClose,
  onMade,
}: {
  readonly session: number | null;
  readonly name: string;
  readonly onClose: () => void;
  readonly onMade: (made: MadeKey) => void;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const sending = useSending();
  const [id] = useState(newId);
  const [now] = useState(() => Date.now());
  const zone = useZone();
  const [name, setName] = useState(proposed);
  const [typed, setTyped] = useState('');
  const [ends, setEnds] = useState<string | null>(dayIn(zone, now + DAY));
  const number = typed.trim() === '' ? null : parseSessionCode(typed.trim());
  const form = useFormCheck({
    name: required(name),
    session: typed.trim() !== '' && number === null ? 'out-of-range' : null,
    ends: required(ends),
  });
  const labels = { name: t`What it is for`, session: t`Session`, ends: t`Good until the end of` };

  async function send(): Promise<void> {
    if (!form.check() || ends === null) return;
    const session = given === null ? number : parseSessionCode(given);
    const body = { id, name: name.trim(), session, ends: endOfDay(zone, ends) };
    const made = await sending.send(() => request('POST /api/watch-keys', { body }));
    if (made?.ok !== true) return;
    await queries.invalidateQueries({ queryKey: watchKeysQuery().queryKey });
    onMade(made.value);
  }

  return (
    <FormDialog
      title={given === null ? t`Create a key for watching` : t`Show session ${given} in the room`}
      sending={sending}
      submit={{ label: <Trans>Create the key</Trans>, pending: <Trans>Creating</Trans> }}
      onSubmit={() => void send()}
      onUnread={form.check}
      onClose={onClose}
    >
      <p>
        <Trans>Shows names and progress. No codes, marks or samples.</Trans>
      </p>
      <TextField
        id={idOf('name')}
        label={labels.name}
        isRequired
        requiredText={t`required`}
        value={name}
        onChange={setName}
        errorMessage={form.wordsOf('name')}
        maxLength={80}
      />
      {given === null && (
        <TextField
          id={idOf('session')}
          label={labels.session}
          description={t`Its number; empty means every session.`}
          value={typed}
          onChange={setTyped}
          errorMessage={form.wordsOf('session')}
          maxLength={9}
        />
      )}
      <DayField
        id={idOf('ends')}
        label={labels.ends}
        isRequired
        requiredText={t`required`}
        value={ends}
        onChange={setEnds}
        minValue={dayIn(zone, now)}
        maxValue={dayIn(zone, now + (LONGEST_KEY_DAYS - 1) * DAY)}
        errorMessage={form.wordsOf('ends')}
      />
    </FormDialog>
  );
}

const idOf = (field: string): string => `watch-key-${field}`;
