import { useLingui } from '@lingui/react/macro';
import type { SettingsEntry } from '../../../domain/settings/settings-entry.ts';
import { formatInstant } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** SET-6: writes since when a setting is in force, and who set it. */
export function useInForceWords(): (since: SettingsEntry) => string {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (since) => {
    const [at, by] = [formatInstant(since.at, locale), since.name];
    return t`In force since ${at}, set by ${by}.`;
  };
}
