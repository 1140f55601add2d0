import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FieldSummary } from '../../ui/field-summary/field-summary.tsx';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import { Form, type FormProps } from '../../ui/form/form.tsx';
import { useWrongFields } from '../../ui/form/use-wrong-fields.ts';

type CheckedFormProps = Omit<FormProps, 'onSent' | 'top'> & {
  /** It cannot be sent, as nothing that can be read was changed: what is wrong is told as soon as a field says so. */
  readonly tellsAtOnce?: boolean | undefined;
};

/** FRM-15: a form that says on top, once it was sent, which of its fields need attention; each name leads to its field. */
export function CheckedForm({ tellsAtOnce = false, ...props }: CheckedFormProps) {
  const { t } = useLingui();
  const own = useId();
  const id = props.id ?? own;
  const { wrong, wasSent, times, sent } = useWrongFields(id, tellsAtOnce);
  const count = wrong.length;
  return (
    <Form
      {...props}
      id={id}
      onSent={sent}
      top={
        count === 0 ? null : (
          <FieldSummary
            // Sent again as it is wrong, it takes the focus again.
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
        )
      }
    />
  );
}
