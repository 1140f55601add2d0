import { ChevronDown } from 'lucide-react';
import { ComboBox as AriaComboBox, Button, Group, Input, Popover } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp } from '../field/field-help.tsx';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { frameClass } from '../field/frame-class.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../select/option.ts';
import { floating } from '../select/option-list.css.ts';
import { OptionList } from '../select/option-list.tsx';
import { useUnknownText } from './use-unknown-text.ts';

type ComboBoxProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Called on every keystroke, for options that are searched elsewhere. */
  readonly onInput?: ((text: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly emptyText?: string | undefined;
  /**
   * Error for a text that matches no option; the text stays in the field. Without it such a text is
   * cleared when the field loses the focus.
   */
  readonly unknownText?: string | undefined;
  /** Accessible name of the button that opens the list. */
  readonly listLabel?: string | undefined;
};

/** Combobox with autocomplete: one choice of many, filtered while typing. */
export function ComboBox(props: ComboBoxProps) {
  const typed = useUnknownText(props);
  const errorMessage = useAfterPress(typed.unknown ?? props.errorMessage);
  return (
    <AriaComboBox
      allowsCustomValue={typed.allowsCustomValue}
      data-unread={typed.unknown === undefined ? undefined : ''}
      allowsEmptyCollection={props.emptyText !== undefined}
      className={field.field}
      defaultItems={props.options}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      isReadOnly={props.isReadOnly ?? false}
      isRequired={props.isRequired ?? false}
      menuTrigger="focus"
      onBlur={() => {
        typed.settle();
        props.onBlur?.();
      }}
      onChange={(id) => typed.choose(id === null ? null : String(id))}
      onInputChange={(text) => {
        typed.hear(text);
        props.onInput?.(text);
      }}
      validationBehavior="aria"
      value={typed.value}
      {...defined({
        name: props.name,
        id: props.id,
        autoFocus: props.autoFocus,
      })}
    >
      <FieldLabel {...props} />
      <Group className={frameClass(props)}>
        <Input className={field.input} {...defined({ placeholder: props.placeholder })} />
        <Button className={field.inner} {...defined({ 'aria-label': props.listLabel })}>
          <Icon of={ChevronDown} />
        </Button>
      </Group>
      <FieldHelp description={props.description} errorMessage={errorMessage} />
      <Popover className={floating} offset={4}>
        <OptionList emptyText={props.emptyText} options={props.options} />
      </Popover>
    </AriaComboBox>
  );
}
