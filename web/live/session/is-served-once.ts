import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';

/**
 * Whether a glass is the only one of its sample and not the repeat of an earlier session (PLN-50).
 * Then screens do not name a replicate.
 */
export const isServedOnce = (plan: Pick<PlanValue, 'entries'>, entry: PlanEntry): boolean =>
  entry.replicate === 1 &&
  plan.entries.every(({ id, sample }) => id === entry.id || sample !== entry.sample);
