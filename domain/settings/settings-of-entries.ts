import { OLDEST_METHOD } from '../words/method-version.ts';
import { defaultPanelSettings, type PanelSettings } from './panel-settings.ts';
import type { SettingsEntry } from './settings-entry.ts';

/**
 * LED-3: the settings that the entries of the book amount to, up to an instant (ISO 8601 in UTC) if one is named. A book
 * begins with every default (SET-3): one that began without a version of the method is older than the second, and its
 * panel is judged by the first until it moves (SET-5).
 */
export function settingsOf(entries: readonly SettingsEntry[], asOf?: string): PanelSettings {
  const known = entries.filter(({ at }) => asOf === undefined || at <= asOf);
  const [begun] = entries;
  const method = begun === undefined || 'method' in begun.changes ? {} : { method: OLDEST_METHOD };
  return Object.assign(defaultPanelSettings(), method, ...known.map(({ changes }) => changes));
}
