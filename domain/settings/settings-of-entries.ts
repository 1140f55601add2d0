import { OLDEST_METHOD } from '../words/method-version.ts';
import { defaultPanelSettings, type PanelSettings } from './panel-settings.ts';
import type { SettingsEntry } from './settings-entry.ts';

/**
 * Derives the settings from the entries of the settings history, up to a timestamp (ISO 8601 in
 * UTC) if one is given (LED-3). A history begins with every default (SET-3). One that began without
 * a version of the method is older than the second version. Its panel is judged by the first until
 * it moves (SET-5).
 */
export function settingsOf(entries: readonly SettingsEntry[], asOf?: string): PanelSettings {
  const known = entries.filter(({ at }) => asOf === undefined || at <= asOf);
  const [begun] = entries;
  const method = begun === undefined || 'method' in begun.changes ? {} : { method: OLDEST_METHOD };
  return Object.assign(defaultPanelSettings(), method, ...known.map(({ changes }) => changes));
}
