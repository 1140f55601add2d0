import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { SettingField } from './setting-groups.ts';

/** Hook that formats the value of a setting as text. */
export function useSettingWords(): (field: SettingField, value: unknown) => string {
  const { t, i18n } = useLingui();
  const { locale } = useLocale();
  return ({ input }, value) => {
    if (value === null || value === undefined || value === '') return t`blank`;
    if (input.kind === 'flag') return value === true ? t`on` : t`off`;
    if (input.kind === 'text') return String(value);
    if (input.kind === 'number') {
      const text = formatNumber(Number(value), input.decimals, locale);
      return input.unit === undefined ? text : `${text}\u00a0${input.unit}`;
    }
    const words = input.options.find(([id]) => id === value)?.[1];
    return words === undefined ? String(value) : i18n._(words);
  };
}
