import { useLingui } from '@lingui/react/macro';
import type { SettingsEntry } from '../../../domain/settings/settings-entry.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** Hook that returns the text of since when a setting is in force and who set it (SET-6). */
export function useInForceWords(): (since: SettingsEntry) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (since) => {
    const [at, by] = [write.instant(since.at), since.name];
    return t`In force since ${at}, set by ${by}.`;
  };
}
