import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { PanelData, PanelFields } from '../../../domain/panel/panel-fields.ts';
import { panelProblems } from '../../../domain/panel/panel-rules.ts';
import { timeZonesWith } from '../../../domain/words/time-zone.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { ConflictNote } from '../../parts/forms/conflict-note.tsx';
import { LeaveDialog } from '../../parts/forms/leave-dialog.tsx';
import { RecordQuestion } from '../../parts/forms/save-question.tsx';
import { useCurrent } from '../../parts/forms/use-current.ts';
import { useRecordForm } from '../../parts/forms/use-record-form.ts';
import { useValueWords } from '../../parts/forms/use-value-words.ts';
import { panelQuery } from '../../parts/http/people-queries.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { request } from '../../parts/http/request.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { RefusalNote } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ComboBox } from '../../ui/combo-box/combo-box.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { panelFields } from './panel-form-fields.ts';

type TextKey = Exclude<keyof PanelFields, 'revision' | 'additionalInfo' | 'timeZone'>;

/** Form of the panel's own data, which its reports show. */
export function PanelForm({ stored }: { readonly stored: PanelData }) {
  const { t } = useLingui();
  const { panel, role } = useMe();
  const show = useToast();
  const queries = useQueryClient();
  const labels = usePanelLabels();
  const wordsOf = useValueWords();
  const record = useRecordForm<PanelFields, PanelData>({
    start: panelFields(stored),
    problems: panelProblems,
    send: (body) => request('PUT /api/panel', { body }),
    onSaved: async (row) => {
      queries.setQueryData(panelQuery().queryKey, row);
      record.restart(panelFields(row));
      show({ text: t`The panel is saved` });
      await queries.invalidateQueries({ queryKey: ['me'] });
    },
  });
  const read = useCallback(() => ask('GET /api/panel', {}), []);
  const current = useCurrent(record.refusal, read);
  const { fields, set, form } = record;
  const zones = useMemo(
    () => timeZonesWith(stored.timeZone).map((id) => ({ id, label: id.replaceAll('_', ' ') })),
    [stored.timeZone],
  );
  const text = (field: TextKey) => ({
    id: field,
    label: labels[field],
    errorMessage: form.wordsOf(field),
    onBlur: () => form.left(field),
    value: fields[field],
    onChange: (value: string) => set(field, value),
    maxLength: 200,
  });
  return (
    <CheckedForm
      onSubmit={record.question.ask}
      onUnread={record.form.check}
      label={t`Panel data`}
      tellsAtOnce={!record.changed}
    >
      <Stack gap={4}>
        {record.refusal !== null && record.refusal.code !== 'changed-meanwhile' && (
          <RefusalNote refusal={record.refusal} labels={labels} />
        )}
        {current !== null && (
          <ConflictNote
            record={record}
            theirs={panelFields(current)}
            labels={labels}
            wordsOf={wordsOf}
            kind="panel"
            id={panel.id}
          />
        )}
        <Columns count={2}>
          <TextField {...text('name')} isRequired requiredText={t`required`} />
          <TextField {...text('leader')} description={t`As printed on reports.`} />
          <TextField {...text('email')} type="email" />
          <TextField {...text('phone')} type="tel" />
          <TextField {...text('address')} />
          <TextField {...text('address2')} />
          <TextField {...text('postalCode')} />
          <TextField {...text('city')} />
          <TextField {...text('state')} />
          <TextField {...text('country')} />
        </Columns>
        <TextField {...text('webAddress')} type="url" />
        <TextField {...text('normRevision')} description={t`As accredited. Empty: not stated.`} />
        <ComboBox
          listLabel={t`Show suggestions`}
          id="timeZone"
          label={labels.timeZone}
          isReadOnly={role !== 'jefespanel'}
          description={
            role === 'jefespanel'
              ? t`For all dates and times. Results don’t change.`
              : t`The panel leader sets it.`
          }
          errorMessage={form.wordsOf('timeZone')}
          emptyText={t`No time zone has this name`}
          unknownText={t`Unknown time zone: choose from the list`}
          onBlur={() => form.left('timeZone')}
          options={zones}
          value={fields.timeZone}
          onChange={(zone) => {
            if (zone !== null) set('timeZone', zone);
          }}
        />
        <TextArea
          id="additionalInfo"
          label={labels.additionalInfo}
          value={fields.additionalInfo}
          onChange={(value) => set('additionalInfo', value)}
          rows={3}
          maxLength={4000}
        />
        <Inline justify="end">
          {record.changed && (
            <Text tone="muted">
              <Trans>Unsaved changes</Trans>
            </Text>
          )}
          <Button
            type="submit"
            variant="primary"
            isDisabled={!record.changed}
            pending={record.pending}
          >
            {record.pending ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
          </Button>
        </Inline>
      </Stack>
      <RecordQuestion record={record} labels={labels} registers={null} />
      <LeaveDialog leaving={record.leaving} />
    </CheckedForm>
  );
}

/** Hook that returns the labels of all fields of the panel. */
function usePanelLabels(): Readonly<Record<keyof PanelFields, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    leader: t`Panel leader`,
    phone: t`Phone`,
    email: t`Email`,
    address: t`Address`,
    address2: t`Address, second line`,
    city: t`City`,
    state: t`Region or province`,
    postalCode: t`Postal code`,
    country: t`Country`,
    webAddress: t`Web address`,
    normRevision: t`Revision of COI/T.20/Doc. 15`,
    timeZone: t`Time zone`,
    additionalInfo: t`Additional info`,
    revision: t`Revision`,
  };
}
