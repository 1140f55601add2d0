import type { DocumentStatus } from '../../live/pool/document-handle.ts';

/** Where the work of one or more sheets is, as one statement: true only when it holds for each of them. */
export type SavedState = {
  readonly device: boolean;
  readonly received: boolean;
  readonly stored: boolean;
  readonly storedAt: number | null;
};

/** BTH-9: the steps of sheets that are here; nothing is claimed while there is none. */
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

/** BTH-41: whether of every sheet that is here all stands on the device or at the server, and nothing on this screen only. */
export const isSafe = (
  statuses: readonly Pick<DocumentStatus, 'ready' | 'onDevice' | 'stored'>[],
): boolean => statuses.every(({ ready, onDevice, stored }) => !ready || onDevice || stored);
