import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { type NumberRule, readTypedNumber } from '../../../domain/fields/number-rule.ts';
import {
  isAmbiguousText,
  isDecimalText,
  isWithin,
  readingsOf,
} from '../../../domain/fields/number-text.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import type { ReadText } from '../../ui/number-field/use-typed-number.ts';

type NumberInputProps = Omit<
  ComponentProps<typeof NumberField>,
  'read' | 'hasDecimals' | 'minValue' | 'maxValue'
> & { readonly rule: NumberRule };

/**
 * Number field that validates by a rule (FRM-12). Input that is no number, or out of range, shows
 * an error at the field and is not passed to `onChange`.
 */
export function NumberInput({ rule, ...props }: NumberInputProps) {
  const read = useNumberReader(rule);
  return (
    <NumberField
      {...props}
      read={read}
      hasDecimals={rule.decimals > 0}
      minValue={rule.low}
      maxValue={rule.high}
    />
  );
}

/**
 * Whether a text is a decimal number by its form. When such a text is refused, it has too many
 * decimals.
 */
const hasDecimals = (text: string): boolean => isDecimalText(text.trim().replace(/^[-\u2212]/, ''));

/**
 * Whether a text is ambiguous: its separator may be a thousands separator or a decimal point, and
 * the field would accept the thousands (LST-24).
 */
const mayBeThousands = (text: string, { low, high }: NumberRule): boolean =>
  isAmbiguousText(text) && isWithin(readingsOf(text)[0], low, high);

function useNumberReader(rule: NumberRule): ReadText {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (text) => {
    const read = readTypedNumber(text, rule);
    if ('value' in read) return read;
    const [low, high] = [rule.low, rule.high].map((bound) =>
      formatNumber(bound, rule.decimals, locale),
    );
    if (mayBeThousands(text.trim(), rule)) {
      const [thousands, fraction] = readingsOf(text.trim()).map((figure) =>
        formatNumber(figure, String(figure).split('.')[1]?.length ?? 0, locale),
      );
      return { problem: t`${thousands} or ${fraction}? No thousands separator` };
    }
    switch (read.problem) {
      case 'required':
        return { problem: t`This field is required` };
      case 'integer':
        return { problem: t`Invalid number format` };
      case 'decimal':
        return {
          problem: hasDecimals(text)
            ? t`Decimal field not valid: ${plural(rule.decimals, { one: 'at most # decimal', other: 'at most # decimals' })}`
            : t`Decimal field not valid`,
        };
      case 'out-of-range':
        return { problem: t`Value out of range: ${low} to ${high}` };
    }
  };
}
