import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';

/** The greatest Md of virgin, and of ordinary virgin where the scheme has it, in cm (M-CLASS). */
export const classLimits = (
  scheme: ClassScheme,
): { readonly virgin: number; readonly ordinary: number | null } => ({
  virgin: 3.5,
  ordinary: scheme === 'IOC-ordinary' ? 6 : null,
});
