import { TextArea as AriaTextArea, TextField as AriaTextField, Group } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import * as styles from './text-area.css.ts';

type TextAreaProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
};

/** Text area: a field with several lines of text. */
export function TextArea(props: TextAreaProps) {
  const errorMessage = useAfterPress(props.errorMessage);
  return (
    <AriaTextField
      className={field.field}
      // SCR-24: an empty field is not printed.
      data-screen-only={props.value === '' ? '' : undefined}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      isReadOnly={props.isReadOnly ?? false}
      isRequired={props.isRequired ?? false}
      onChange={props.onChange}
      validationBehavior="aria"
      value={props.value}
      {...defined({
        name: props.name,
        id: props.id,
        maxLength: props.maxLength,
        autoFocus: props.autoFocus,
        onBlur: props.onBlur,
      })}
    >
      <FieldLabel {...props} />
      <Group className={frameClass(props)}>
        <AriaTextArea
          className={`${field.input} ${styles.area}`}
          placeholder={props.placeholder}
          rows={props.rows ?? 3}
        />
      </Group>
      <FieldHelp description={props.description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
