import { changedFields } from './differences.ts';
import { ChangedFields, SaveQuestion } from './save-question.tsx';
import type { RecordForm } from './use-record-form.ts';

/** Confirmation before a record is saved, which lists the changed fields (FRM-7). */
export function RecordQuestion<Fields extends object>({
  record,
  labels,
}: {
  readonly record: RecordForm<Fields>;
  readonly labels: Readonly<Record<Extract<keyof Fields, string>, string>>;
}) {
  const { question, start, fields } = record;
  return (
    <SaveQuestion isOpen={question.isOpen} onClose={question.close} onConfirm={question.confirm}>
      <ChangedFields names={changedFields(start, fields, labels).map((key) => labels[key])} />
    </SaveQuestion>
  );
}
