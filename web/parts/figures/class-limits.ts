import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';

/**
 * The greatest defect median (Md, in cm) of the virgin class, and of the ordinary virgin class
 * where the scheme has it (M-CLASS).
 */
export const classLimits = (
  scheme: ClassScheme,
): { readonly virgin: number; readonly ordinary: number | null } => ({
  virgin: 3.5,
  ordinary: scheme === 'IOC-ordinary' ? 6 : null,
});
