import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { required } from '../../../../domain/fields/field-rules.ts';
import {
  noteTextProblem,
  type PointNoteDraft,
  pointNoteInput,
} from '../../../../domain/quality/point-note.ts';
import { DayField } from '../../../parts/forms/day-field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useFormCheck } from '../../../parts/forms/use-form-check.ts';
import { useSending } from '../../../parts/forms/use-sending.ts';
import { newId } from '../../../parts/http/new-id.ts';
import { request } from '../../../parts/http/request.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { NOTES_KEY } from './use-point-notes.ts';

/**
 * The dialog in which a leader writes a note on a chart point, or records a retraining and its date
 * (QUA-5).
 */
export function NoteDialog(props: {
  readonly to: Omit<PointNoteDraft, 'id' | 'day' | 'text'>;
  /** The point in words. */
  readonly about: string;
  /** The date of the newest point, which is the default date of a retraining. */
  readonly day: string;
  readonly onClose: () => void;
}) {
  const { to, about, onClose } = props;
  const { t } = useLingui();
  const show = useToast();
  const queries = useQueryClient();
  const sending = useSending();
  const isRetraining = to.kind === 'retraining';
  const [id] = useState(newId);
  const [text, setText] = useState('');
  const [day, setDay] = useState<string | null>(props.day);
  const form = useFormCheck({
    text: noteTextProblem(text),
    day: isRetraining ? required(day ?? '') : null,
  });

  const labels = { text: isRetraining ? t`What was done` : t`Note`, day: t`Done on` };

  async function send(): Promise<void> {
    if (!form.check()) return;
    const body = pointNoteInput.parse({ ...to, id, day: isRetraining ? day : null, text });
    const kept = await sending.send(() => request('POST /api/quality/notes', { body }));
    if (kept === null || !kept.ok) return;
    await queries.invalidateQueries({ queryKey: NOTES_KEY });
    show({ text: isRetraining ? t`The retraining is noted` : t`The note has been saved` });
    onClose();
  }

  return (
    <FormDialog
      title={isRetraining ? t`Retraining was done` : t`Note to a point`}
      sending={sending}
      submit={{ label: <Trans>Save</Trans>, pending: <Trans>Saving</Trans> }}
      onSubmit={() => void send()}
      onUnread={form.check}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {about}
      </Text>
      {isRetraining ? (
        <DayField
          id={idOf('day')}
          label={labels.day}
          isRequired
          requiredText={t`required`}
          value={day}
          onChange={setDay}
          errorMessage={form.wordsOf('day')}
        />
      ) : null}
      <TextArea
        id={idOf('text')}
        label={labels.text}
        isRequired
        requiredText={t`required`}
        description={t`Kept with your name and time; later only struck.`}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={1000}
        errorMessage={form.wordsOf('text')}
      />
    </FormDialog>
  );
}

const idOf = (field: string): string => `note-${field}`;
