import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';

/**
 * Returns the difference between the current settings and a draft: only the changed settings, with
 * their new values.
 */
export function changesOf(now: PanelSettings, draft: PanelSettings): Partial<PanelSettings> {
  const before: Readonly<Record<string, unknown>> = now;
  return Object.fromEntries(Object.entries(draft).filter(([key, value]) => before[key] !== value));
}
