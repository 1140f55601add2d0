import { useId } from 'react';
import { Form, type FormProps } from '../../ui/form/form.tsx';
import { useWrongFields } from '../../ui/form/use-wrong-fields.ts';
import { WrongFieldsNote } from './wrong-fields-note.tsx';

type CheckedFormProps = Omit<FormProps, 'onSent' | 'top'> & {
  /**
   * For a form that cannot be submitted, since nothing readable was changed: its error summary
   * appears as soon as a field shows an error.
   */
  readonly tellsAtOnce?: boolean | undefined;
};

/**
 * A form with an error summary on top: after it is submitted, the summary links to each field that
 * needs attention (FRM-15).
 */
export function CheckedForm({ tellsAtOnce = false, ...props }: CheckedFormProps) {
  const own = useId();
  const id = props.id ?? own;
  const { sent, ...told } = useWrongFields(tellsAtOnce ? id : null);
  return <Form {...props} id={id} onSent={sent} top={<WrongFieldsNote {...told} />} />;
}
