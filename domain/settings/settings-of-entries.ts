import { defaultPanelSettings, type PanelSettings } from './panel-settings.ts';
import type { SettingsEntry } from './settings-entry.ts';

/** LED-3: the settings that the entries of the book amount to, up to an instant (ISO 8601 in UTC) if one is named. */
export function settingsOf(entries: readonly SettingsEntry[], asOf?: string): PanelSettings {
  const known = entries.filter(({ at }) => asOf === undefined || at <= asOf);
  return Object.assign(defaultPanelSettings(), ...known.map(({ changes }) => changes));
}
