import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/**
 * React hook that returns a function from any value of a record to a text: yes and no, days,
 * blanks.
 */
export function useValueWords(): (value: unknown) => string {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (value) => {
    if (value === true) return t`yes`;
    if (value === false) return t`no`;
    if (value === null || value === undefined || value === '') return t`blank`;
    const text = String(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text, locale) : text;
  };
}
