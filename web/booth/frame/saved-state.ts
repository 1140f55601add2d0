import type { DocumentStatus } from '../../live/pool/document-handle.ts';

/**
 * The save status of one or more sheets, combined: each step is true only if it is true of every
 * sheet.
 */
export type SavedState = {
  readonly device: boolean;
  readonly received: boolean;
  readonly stored: boolean;
  readonly storedAt: number | null;
};

/**
 * Combines the save status of the loaded sheets; every step is false while none is loaded (BTH-9).
 */
export function savedStepsOf(
  statuses: readonly Pick<
    DocumentStatus,
    'ready' | 'onDevice' | 'received' | 'stored' | 'storedAt'
  >[],
): SavedState {
  const here = statuses.filter(({ ready }) => ready);
  if (here.length === 0) return { device: false, received: false, stored: false, storedAt: null };
  const stored = here.every((status) => status.stored);
  const instants = here.flatMap(({ storedAt }) => (storedAt === null ? [] : [storedAt]));
  return {
    device: here.every(({ onDevice }) => onDevice),
    received: here.every(({ received }) => received),
    stored,
    storedAt: stored && instants.length > 0 ? Math.max(...instants) : null,
  };
}

/**
 * Whether every loaded sheet is stored on the device or at the server, so that nothing is on this
 * screen only (BTH-41).
 */
export const isSafe = (
  statuses: readonly Pick<DocumentStatus, 'ready' | 'onDevice' | 'stored'>[],
): boolean => statuses.every(({ ready, onDevice, stored }) => !ready || onDevice || stored);
