import { useLocale } from 'react-aria-components';
import { around } from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { TextField } from '../text-field/text-field.tsx';
import { stepBy } from './step-by.ts';
import { type ReadText, useTypedNumber } from './use-typed-number.ts';

type NumberFieldProps = FieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Reads what is typed, or says what is wrong with it. */
  readonly read: ReadText;
  /** Whether a number is given at each key, or whole when the field is left: for what others write at the same time. */
  readonly gives?: 'typing' | 'leaving' | undefined;
  /** Whether it may have decimals: which keys a tablet shows. */
  readonly hasDecimals?: boolean | undefined;
  /** With so many decimals it is written at least: 1.00. */
  readonly leastDecimals?: number | undefined;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
};

/** No number is shown shorter than it is. */
const ALL_DECIMALS = 12;

/**
 * A number in the reader's notation. Typing is left alone; leaving the field writes it anew. What cannot be taken is said
 * when the field is left or its form is sent, stays as it was typed, and is given to nobody.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, isReadOnly = false, isDisabled = false, hasDecimals = false } = props;
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: props.leastDecimals ?? 0,
    maximumFractionDigits: ALL_DECIMALS,
    useGrouping: false,
  });
  const write = (number: number | null) => (number === null ? '' : format.format(number));
  const typed = useTypedNumber({ ...props, gives: props.gives ?? 'typing', write });
  return (
    <div className={around} data-unread={typed.isWrong ? '' : undefined} ref={typed.around}>
      <TextField
        {...props}
        errorMessage={typed.problem ?? props.errorMessage}
        inputMode={hasDecimals ? 'decimal' : 'numeric'}
        onBlur={() => {
          typed.leave();
          props.onBlur?.();
        }}
        onChange={typed.type}
        onKeyDown={(key) => {
          if (key === 'Enter') typed.leave();
          if ((key !== 'ArrowUp' && key !== 'ArrowDown') || isReadOnly || isDisabled) return false;
          typed.type(write(stepBy(typed.now ?? value, key === 'ArrowUp' ? 1 : -1, props)));
          return true;
        }}
        value={typed.text}
      />
    </div>
  );
}
