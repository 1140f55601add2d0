import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';

/** What differs between the settings as they stand and a draft: the new values alone. */
export function changesOf(now: PanelSettings, draft: PanelSettings): Partial<PanelSettings> {
  const before: Readonly<Record<string, unknown>> = now;
  return Object.fromEntries(Object.entries(draft).filter(([key, value]) => before[key] !== value));
}
