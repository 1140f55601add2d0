import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as styles from '../field/field.css.ts';
import { fieldClass } from '../field/field-class.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { useAfterPress } from '../field/use-after-press.ts';

type TextFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  readonly placeholder?: string | undefined;
  /** Unit at the end of the control: °C, min, mL. */
  readonly unit?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autoComplete?: HTMLInputTypeAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Link next to the label. */
  readonly aside?: ReactNode;
  /** Small button at the end of the control. */
  readonly end?: ReactNode;
  readonly onKeyDown?: ((key: string) => boolean) | undefined;
};

/** Text field of one line, with its label above and help or error below. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, unit, placeholder, end, onKeyDown } = props;
  const errorMessage = useAfterPress(props.errorMessage);
  return (
    <AriaTextField
      className={fieldClass(props)}
      // SCR-24: an empty field is not printed.
      data-screen-only={props.value === '' ? '' : undefined}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      isReadOnly={props.isReadOnly ?? false}
      isRequired={props.isRequired ?? false}
      onChange={onChange}
      type={props.type ?? 'text'}
      validationBehavior="aria"
      value={value}
      {...defined({
        name: props.name,
        id: props.id,
        maxLength: props.maxLength,
        // No autofill by default: input belongs to the panel, and a shared browser must not suggest
        // it to others (SYN-10).
        autoComplete: props.autoComplete ?? 'off',
        autoFocus: props.autoFocus,
        inputMode: props.inputMode,
        onBlur: props.onBlur,
      })}
    >
      <FieldLabel {...props} />
      <Group className={frameClass(props)}>
        <Input
          className={styles.input}
          onKeyDown={(event) => {
            if (onKeyDown?.(event.key) === true) event.preventDefault();
          }}
          {...defined({ placeholder })}
        />
        {unit !== undefined && (
          <span aria-hidden className={styles.unit}>
            {unit}
          </span>
        )}
        {end}
      </Group>
      <FieldHelp
        description={props.description}
        errorMessage={errorMessage}
        isBeside={props.isBeside}
      />
    </AriaTextField>
  );
}
