import { ChevronDown } from 'lucide-react';
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components';
import { defined } from '../defined.ts';
import { fieldClass } from '../field/field-class.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './option.ts';
import { floating } from './option-list.css.ts';
import { OptionList } from './option-list.tsx';
import * as styles from './select.css.ts';

type SelectProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly placeholder?: string | undefined;
};

/**
 * Select: one of a few options. It opens on click, Enter or Down, and typing searches. Without
 * options it is disabled.
 */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder = '' } = props;
  const errorMessage = useAfterPress(props.errorMessage);
  return (
    <AriaSelect
      className={fieldClass(props)}
      isDisabled={
        (props.isDisabled ?? false) || (props.isReadOnly ?? false) || options.length === 0
      }
      isInvalid={errorMessage !== undefined}
      isRequired={props.isRequired ?? false}
      onChange={(id) => {
        if (id !== null) onChange(String(id));
      }}
      placeholder={placeholder}
      validationBehavior="aria"
      value={value}
      {...defined({ name: props.name, autoFocus: props.autoFocus, onBlur: props.onBlur })}
    >
      <FieldLabel {...props} />
      <Button
        className={`${frameClass(props)} ${styles.button}`}
        data-on-paper=""
        {...defined({ id: props.id })}
      >
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      <FieldHelp
        description={props.description}
        errorMessage={errorMessage}
        isBeside={props.isBeside}
      />
      <Popover className={floating} offset={4}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
