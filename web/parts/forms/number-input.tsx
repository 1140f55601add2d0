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

/** FRM-12: a number by its rule. What is none, or out of range, is said at the field and given to nobody. */
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

/** A decimal by its form: where it is refused, it has too many digits after the point. */
const hasDecimals = (text: string): boolean => isDecimalText(text.trim().replace(/^[-\u2212]/, ''));

/** LST-24: whether a text is thousands that the field would take, or a fraction. */
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
      return { problem: t`${thousands} or ${fraction}? Write it without a thousands separator` };
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
