import { useId } from 'react';
import { Form, type FormProps } from '../../ui/form/form.tsx';
import { useWrongFields } from '../../ui/form/use-wrong-fields.ts';
import { WrongFieldsNote } from './wrong-fields-note.tsx';

type CheckedFormProps = Omit<FormProps, 'onSent' | 'top'> & {
  /** It cannot be sent, as nothing that can be read was changed: what is wrong is told as soon as a field says so. */
  readonly tellsAtOnce?: boolean | undefined;
};

/** FRM-15: a form that says on top, once it was sent, which of its fields need attention; each name leads to its field. */
export function CheckedForm({ tellsAtOnce = false, ...props }: CheckedFormProps) {
  const own = useId();
  const id = props.id ?? own;
  const { sent, ...told } = useWrongFields(tellsAtOnce ? id : null);
  return <Form {...props} id={id} onSent={sent} top={<WrongFieldsNote {...told} />} />;
}
