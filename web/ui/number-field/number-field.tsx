import { useLocale } from 'react-aria-components';
import { around } from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { TextField } from '../text-field/text-field.tsx';
import { stepBy } from './step-by.ts';
import { type ReadText, useTypedNumber } from './use-typed-number.ts';

type NumberFieldProps = FieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Parser of the typed text, which returns a number or a validation error. */
  readonly read: ReadText;
  /**
   * Whether `onChange` is called at each key (`typing`, the default), or when the field loses the
   * focus (`leaving`). `leaving` is for values that others edit at the same time.
   */
  readonly gives?: 'typing' | 'leaving' | undefined;
  /** Whether decimals are allowed; this chooses the virtual keyboard of a tablet. */
  readonly hasDecimals?: boolean | undefined;
  /** Smallest number of decimals shown, as in 1.00. */
  readonly leastDecimals?: number | undefined;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
};

/** Most decimals shown: enough that no number is rounded. */
const ALL_DECIMALS = 12;

/**
 * Number field in the reader's notation, which formats the number when it loses the focus. An
 * invalid text gets an error on blur or on submit, stays as typed, and is not passed on.
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
