import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useReason } from './use-reason.ts';

/** FRM-13: the reason in a dialog's form, told by the same rule as everywhere. */
export function ReasonField(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
  readonly kept?: string;
  readonly id?: string;
}) {
  const { value, onChange, errorMessage, kept, id } = props;
  const { label, requiredText, description } = useReason(kept === undefined ? {} : { kept });
  return (
    <TextArea
      id={id}
      label={label}
      description={description}
      isRequired
      requiredText={requiredText}
      value={value}
      onChange={onChange}
      rows={2}
      errorMessage={errorMessage}
    />
  );
}
