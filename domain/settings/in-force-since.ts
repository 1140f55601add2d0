import type { PanelSettings } from './panel-settings.ts';
import type { SettingsEntry } from './settings-entry.ts';
import { settingsOf } from './settings-of-entries.ts';

/**
 * SET-6: the entry of the book, its entries oldest first, that gave a setting the value in force: the one the book began
 * with where it was never changed, null of a book without entries. Example: IOC on 2 March, EU again on 9 March: 9 March.
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
