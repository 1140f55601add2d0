import { Temporal } from 'temporal-polyfill';
import type { TasterRow } from './taster-fields.ts';

/** When a taster was last in a session, and since when there is anything to say of it; days as YYYY-MM-DD. */
export type TasterDays = Pick<TasterRow, 'lastSession' | 'registeredOn'>;

/** STS-5: the day from which a taster is without a session: that of the last one or, without any, of being registered. */
export const awaySince = ({ lastSession, registeredOn }: TasterDays): string =>
  lastSession ?? registeredOn;

/**
 * STS-5: whether a taster has been without a session for more than so many months before a day. Six months before
 * 31 August end on the last day of February.
 */
export const isInactive = (taster: TasterDays, months: number, day: string): boolean =>
  awaySince(taster) < Temporal.PlainDate.from(day).subtract({ months }).toString();
