import { useLingui } from '@lingui/react/macro';
import { FieldSummary } from '../../ui/field-summary/field-summary.tsx';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import { Form, type FormProps } from '../../ui/form/form.tsx';
import { useWrongFields } from '../../ui/form/use-wrong-fields.ts';

/** FRM-15: a form that says on top, once it was sent, which of its fields need attention; each name leads to its field. */
export function CheckedForm(props: Omit<FormProps, 'onSent' | 'top'>) {
  const { t } = useLingui();
  const { wrong, times, sent } = useWrongFields();
  const count = wrong.length;
  return (
    <Form
      {...props}
      onSent={sent}
      top={
        count === 0 ? null : (
          <FieldSummary
            // Sent again as it is wrong, it takes the focus again.
            key={times}
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
        )
      }
    />
  );
}
