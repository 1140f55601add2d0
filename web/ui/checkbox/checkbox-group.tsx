import {
  Checkbox as AriaCheckbox,
  CheckboxGroup as AriaCheckboxGroup,
} from 'react-aria-components';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import * as group from '../radio-group/radio-group.css.ts';
import type { Option } from '../select/option.ts';
import * as styles from './checkbox.css.ts';
import { CheckboxFace } from './checkbox.tsx';

type CheckboxGroupProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly orientation?: 'vertical' | 'horizontal' | undefined;
};

/** Group of checkboxes: any number of a few choices. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, onChange, orientation = 'vertical' } = props;
  const errorMessage = useAfterPress(props.errorMessage);
  return (
    <AriaCheckboxGroup
      className={group.group}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      isReadOnly={props.isReadOnly ?? false}
      isRequired={props.isRequired ?? false}
      onChange={onChange}
      validationBehavior="aria"
      value={[...value]}
    >
      <FieldLabel {...props} />
      <div className={group.choices[orientation]}>
        {options.map((option) => (
          <AriaCheckbox
            className={styles.line.dense}
            isDisabled={option.isDisabled ?? false}
            key={option.id}
            value={option.id}
          >
            <CheckboxFace description={option.description}>{option.label}</CheckboxFace>
          </AriaCheckbox>
        ))}
      </div>
      <FieldHelp description={props.description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
