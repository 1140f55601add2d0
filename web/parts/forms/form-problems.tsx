import { useLingui } from '@lingui/react/macro';
import { FieldSummary } from '../../ui/field-summary/field-summary.tsx';
import type { FormCheck } from './use-form-check.ts';

/** FRM-15: on top of a form that was sent, the fields that need attention by their names; each leads to its field. */
export function FormProblems<Field extends string>({
  form,
  labels,
  idOf = (field) => field,
}: {
  readonly form: Pick<FormCheck<Field>, 'summary'>;
  readonly labels: Readonly<Record<Field, string>>;
  /** The id of a field, where it is not its name. */
  readonly idOf?: (field: Field) => string;
}) {
  const { t } = useLingui();
  const lineOf = (label: string, text: string) => t`${label}: ${text}`;
  const problems = form.summary.map(({ field, text }) => ({
    fieldId: idOf(field),
    text: lineOf(labels[field], text),
  }));
  const count = problems.length;
  if (count === 0) return null;
  return (
    <FieldSummary
      title={
        count === 1
          ? t`Check the form: 1 field needs attention`
          : t`Check the form: ${count} fields need attention`
      }
      problems={problems}
    />
  );
}
