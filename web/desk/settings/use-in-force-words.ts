import { useLingui } from '@lingui/react/macro';
import type { SettingsEntry } from '../../../domain/settings/settings-entry.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** SET-6: writes since when a setting is in force, and who set it. */
export function useInForceWords(): (since: SettingsEntry) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (since) => {
    const [at, by] = [write.instant(since.at), since.name];
    return t`In force since ${at}, set by ${by}.`;
  };
}
