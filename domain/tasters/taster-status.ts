/**
 * The statuses of a taster (STS-1). In training: tastes, but does not count in the medians.
 * Qualified: counts. Suspended and retired: not invited, and does not count.
 */
export const TASTER_STATUSES = ['training', 'qualified', 'suspended', 'retired'] as const;

/** A status of a taster: in training, qualified, suspended or retired. */
export type TasterStatus = (typeof TASTER_STATUSES)[number];

/** Type guard for a status of a taster. */
export const isTasterStatus = (text: unknown): text is TasterStatus =>
  TASTER_STATUSES.some((status) => status === text);
