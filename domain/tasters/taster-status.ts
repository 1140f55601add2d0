/**
 * STS-1: what a taster may be to the panel. In training: tastes, but is left out of the medians. Qualified: counts.
 * Suspended and retired: not invited, and left out should they taste.
 */
export const TASTER_STATUSES = ['training', 'qualified', 'suspended', 'retired'] as const;

/** One status of a taster. */
export type TasterStatus = (typeof TASTER_STATUSES)[number];

/** Tells a status from any other text. */
export const isTasterStatus = (text: unknown): text is TasterStatus =>
  TASTER_STATUSES.some((status) => status === text);
