import type { PanelSettings } from './panel-settings.ts';
import type { SettingsEntry } from './settings-entry.ts';
import { settingsOf } from './settings-of-entries.ts';

/**
 * The entry of the settings history, oldest first, that gave a setting its present value (SET-6).
 * It is the first entry for a setting that never changed, and null for an empty history. Example:
 * IOC on 2 March, EU again on 9 March: 9 March.
 */
export function inForceSince(
  entries: readonly SettingsEntry[],
  key: keyof PanelSettings,
): SettingsEntry | null {
  const [begun, ...later] = entries;
  if (begun === undefined) return null;
  let since = begun;
  let value: unknown = settingsOf([begun])[key];
  for (const entry of later) {
    const changes: Readonly<Record<string, unknown>> = entry.changes;
    if (!(key in changes) || changes[key] === value) continue;
    since = entry;
    value = changes[key];
  }
  return since;
}
