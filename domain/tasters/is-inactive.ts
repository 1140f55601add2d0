import { Temporal } from 'temporal-polyfill';
import type { TasterRow } from './taster-fields.ts';

/**
 * The last session of a taster and the day of registration, YYYY-MM-DD: the facts for inactivity.
 */
export type TasterDays = Pick<TasterRow, 'lastSession' | 'registeredOn'>;

/**
 * The day since which a taster has had no session: that of the last one, or of registration
 * (STS-5).
 */
export const awaySince = ({ lastSession, registeredOn }: TasterDays): string =>
  lastSession ?? registeredOn;

/**
 * Whether a taster is inactive: without a session for more than so many months before a day
 * (STS-5). Six months before 31 August end on the last day of February.
 */
export const isInactive = (taster: TasterDays, months: number, day: string): boolean =>
  awaySince(taster) < Temporal.PlainDate.from(day).subtract({ months }).toString();
