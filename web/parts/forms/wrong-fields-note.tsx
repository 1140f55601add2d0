import { useLingui } from '@lingui/react/macro';
import { FieldSummary } from '../../ui/field-summary/field-summary.tsx';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import type { WrongField } from '../../ui/form/wrong-fields.ts';

/**
 * Error summary of a form: the invalid fields, each with a link to it (FRM-15). Shows nothing when
 * no field is invalid.
 */
export function WrongFieldsNote(props: {
  readonly wrong: readonly WrongField[];
  /** How many times the form was submitted while invalid. Each time the summary takes the focus. */
  readonly times: number;
  /** Whether the form was submitted. Before that the summary takes no focus. */
  readonly wasSent: boolean;
}) {
  const { wrong, times, wasSent } = props;
  const { t } = useLingui();
  const count = wrong.length;
  if (count === 0) return null;
  return (
    <FieldSummary
      key={times}
      takesFocus={wasSent}
      title={
        count === 1
          ? t`Check the form: 1 field needs attention`
          : t`Check the form: ${count} fields need attention`
      }
      problems={wrong.map(({ name: label, text }, place) => ({
        fieldId: String(place),
        text: t`${label}: ${text}`,
      }))}
      onGo={(place) => {
        const field = wrong[Number(place)]?.field;
        if (field !== undefined) goToControl(field);
      }}
    />
  );
}
