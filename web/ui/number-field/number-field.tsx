import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { around } from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { TextField } from '../text-field/text-field.tsx';
import { parseNumber } from './parse-number.ts';
import { stepBy } from './step-by.ts';

type NumberFieldProps = FieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Decimals shown at most; 0 when absent. */
  readonly decimals?: number | undefined;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
  /** How the number may be written; any number when absent. Blanks are taken away first. */
  readonly accepts?: ((text: string) => boolean) | undefined;
  /** What to say when the text is no such number; the value is null meanwhile. */
  readonly notNumberMessage?: string | undefined;
};

/** A number in the reader's notation. Typing is left alone; leaving the field writes it anew. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 0, errorMessage, notNumberMessage, accepts } = props;
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
  const written = value === null ? '' : format.format(value);
  const read = (text: string) => {
    const typed = text.trim();
    return accepts === undefined || typed === '' || accepts(typed) ? parseNumber(typed) : undefined;
  };
  const isWrong = draft !== null && read(draft) === undefined;
  return (
    <div className={around} data-unread={isWrong ? '' : undefined}>
      <TextField
        {...props}
        errorMessage={errorMessage ?? (isWrong ? notNumberMessage : undefined)}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        onBlur={() => {
          if (!isWrong) setDraft(null);
          props.onBlur?.();
        }}
        onChange={(text) => {
          setDraft(text);
          onChange(read(text) ?? null);
        }}
        onKeyDown={(key) => {
          if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
          setDraft(null);
          onChange(stepBy(value, key === 'ArrowUp' ? 1 : -1, props));
          return true;
        }}
        value={draft ?? written}
      />
    </div>
  );
}
