import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import { defined } from '../defined.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import type { Option } from '../select/option.ts';
import * as styles from './radio-group.css.ts';

type RadioGroupProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
};

/** Radio group: one of a few choices, all of them visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onChange, orientation = 'vertical' } = props;
  const errorMessage = useAfterPress(props.errorMessage);
  return (
    <AriaRadioGroup
      className={styles.group}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      isReadOnly={props.isReadOnly ?? false}
      isRequired={props.isRequired ?? false}
      onChange={onChange}
      orientation={orientation}
      validationBehavior="aria"
      value={value}
      {...defined({ name: props.name, id: props.id, onBlur: props.onBlur })}
    >
      <FieldLabel {...props} />
      <div className={styles.choices[orientation]}>
        {options.map((option) => (
          <Radio
            className={styles.radio}
            isDisabled={option.isDisabled ?? false}
            key={option.id}
            value={option.id}
          >
            <span className={styles.dot} />
            <span>
              {option.label}
              {option.description !== undefined && (
                <span className={styles.help}>{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp description={props.description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
