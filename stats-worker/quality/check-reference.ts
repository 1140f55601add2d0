import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { halvesUsed } from '../duplicates/compare-duplicate.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { greatestUncertainty, uncertainty } from '../statistics/uncertainty.ts';
import type { AssignedValue } from './reference-value.ts';

/** M-RM (P, after ISO 13528): the z up to which a result is satisfactory, and up to which it is a warning. */
export const SATISFACTORY_Z = 2;
export const WARNING_Z = 3;
/** M-RM (P): the greatest En of a panel's result against an assigned value. */
export const REFERENCE_EN_MAX = 1;

/** What z says. */
export type ZVerdict = 'satisfactory' | 'warning' | 'action';

/** How a panel's result stands to an assigned value (M-RM). */
export type ReferenceCheck = {
  /** The panel's median in cm, rounded where the setting asks. */
  readonly median: number;
  readonly u: number;
  readonly uMax: number;
  /** Null where U and U_R are both 0 and the medians differ. */
  readonly en: number | null;
  readonly isUWithin: boolean;
  readonly z: number | null;
  readonly zVerdict: ZVerdict | null;
  readonly accepted: boolean;
};

/** Binary fractions of decimal certificates are taken as the decimals they stand for. */
const CLOSE = 1e-9;

/**
 * M-RM (P): En = |Me - R| / sqrt(U^2 + U_R^2) at most 1, U at most Umax (where Me > 0), z = (Me - R) / SD_R: up to 2
 * satisfactory, up to 3 a warning, above an action. A certificate without U_R counts as U_R = 0, one without SD_R has no
 * z. Null when nobody answered. Accepted: En and U within, and no action.
 * Example: Me 3.0, U 0.3, R 3.4, U_R 0.4, SD_R 0.25: En = 0.8, z = -1.6, accepted.
 */
export function checkReference(
  summary: MarkSummary,
  assigned: AssignedValue,
  settings: PanelSettings,
): ReferenceCheck | null {
  const u = uncertainty(summary);
  const greatest = greatestUncertainty(summary);
  if (u === null || greatest === null) return null;
  const median = halvesUsed(summary, settings.roundedMedian) / 20;
  const apart = median - assigned.median;
  const sure = Math.hypot(u, assigned.u ?? 0);
  const distance = Math.abs(apart) < CLOSE ? 0 : Math.abs(apart);
  const en = sure > 0 ? distance / sure : distance === 0 ? 0 : null;
  const isUWithin = median === 0 || u <= greatest + CLOSE;
  const z = assigned.sd === null || assigned.sd <= 0 ? null : apart / assigned.sd;
  const zVerdict = z === null ? null : verdictOf(Math.abs(z));
  const accepted =
    en !== null && en <= REFERENCE_EN_MAX + CLOSE && isUWithin && zVerdict !== 'action';
  return { median, u, uMax: greatest, en, isUWithin, z, zVerdict, accepted };
}

function verdictOf(z: number): ZVerdict {
  if (z <= SATISFACTORY_Z + CLOSE) return 'satisfactory';
  return z <= WARNING_Z + CLOSE ? 'warning' : 'action';
}
