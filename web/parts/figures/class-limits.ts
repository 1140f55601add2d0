import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';

/** The greatest Md of virgin, and of ordinary virgin where the scheme has it, in cm (M-CLASS). */
export const classLimits = (
  scheme: PanelSettings['scheme'],
): { readonly virgin: number; readonly ordinary: number | null } => ({
  virgin: 3.5,
  ordinary: scheme === 'IOC' ? 6 : null,
});
