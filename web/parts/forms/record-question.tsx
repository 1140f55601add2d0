import { Trans, useLingui } from '@lingui/react/macro';
import { changedFields } from './differences.ts';
import { ChangedFields, SaveQuestion } from './save-question.tsx';
import type { RecordForm } from './use-record-form.ts';

/**
 * Confirmation before a record is saved, which lists the changed fields (FRM-7). A new record is
 * asked about in words of its own (FRM-47).
 */
export function RecordQuestion<Fields extends object>({
  record,
  labels,
  registers,
}: {
  readonly record: Pick<RecordForm<Fields>, 'question' | 'start' | 'fields'>;
  readonly labels: Readonly<Record<Extract<keyof Fields, string>, string>>;
  /** The code of the record that is registered; null for a record that exists. */
  readonly registers: string | null;
}) {
  const { t } = useLingui();
  const { question, start, fields } = record;
  return (
    <SaveQuestion
      isOpen={question.isOpen}
      onClose={question.close}
      onConfirm={question.confirm}
      {...(registers === null
        ? {}
        : { title: t`Register ${registers}?`, confirmLabel: t`Register` })}
    >
      {registers === null ? (
        <ChangedFields names={changedFields(start, fields, labels).map((key) => labels[key])} />
      ) : (
        <Trans>It enters the register for everyone.</Trans>
      )}
    </SaveQuestion>
  );
}
