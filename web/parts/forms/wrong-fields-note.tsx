import { useLingui } from '@lingui/react/macro';
import { FieldSummary } from '../../ui/field-summary/field-summary.tsx';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import type { WrongField } from '../../ui/form/wrong-fields.ts';

/** FRM-15: which fields of a form need attention, each with the way to it; nothing where none does. */
export function WrongFieldsNote(props: {
  readonly wrong: readonly WrongField[];
  /** How often the form was sent as it is wrong: each time it takes the focus again. */
  readonly times: number;
  /** Whether it was sent at all: what is told before that takes no focus. */
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
