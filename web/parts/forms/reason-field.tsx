import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useReason } from './use-reason.ts';

/**
 * Text area for a reason in the form of a dialog, with the same label and validation as every
 * reason (FRM-13).
 */
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
