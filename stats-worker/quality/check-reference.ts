import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { DefectKey } from '../../domain/words/attributes.ts';
import { halvesUsed } from '../duplicates/compare-duplicate.ts';
import { profileOf } from '../method/profile-of.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { iqrQuarters } from '../statistics/robust-deviation.ts';
import { greatestUncertainty, uncertainty } from '../statistics/uncertainty.ts';
import { isCvrWithinLimit } from '../statistics/variation-coefficient.ts';
import { type AssignedValue, isDefect } from './assigned-value.ts';

/** The z up to which a result is satisfactory (P, after ISO 13528) (M-RM). */
export const SATISFACTORY_Z = 2;
/**
 * The z up to which a result is a warning, and above which it is an action (P, after ISO 13528)
 * (M-RM).
 */
export const WARNING_Z = 3;
/** The greatest En of a panel's result against an assigned value (P) (M-RM). */
export const REFERENCE_EN_MAX = 1;

/** The verdict by z. */
export type ZVerdict = 'satisfactory' | 'warning' | 'action';

/** The predominant defect of a reference, and the one that the panel found; null for none. */
export type ComparedDefects = {
  readonly expected: DefectKey | null;
  readonly found: DefectKey | null;
};

/** The check of a panel's result against an assigned value (M-RM). */
export type ReferenceCheck = {
  /** The panel's median in cm, rounded where the setting requires it. */
  readonly median: number;
  readonly u: number;
  readonly uMax: number;
  /** Null where U and U_R are both 0 and the medians differ. */
  readonly en: number | null;
  readonly isUWithin: boolean;
  readonly z: number | null;
  readonly zVerdict: ZVerdict | null;
  /** The reference has this defect, and the panel did not find it. */
  readonly isMissed: boolean;
  /**
   * The panel's predominant defect differs from the reference's, where the setting *matching
   * defect* is on.
   */
  readonly isOtherDefect: boolean;
  readonly accepted: boolean;
};

/**
 * Checks a panel's result against an assigned value (P) (M-RM). En = |Me - R| / sqrt(U^2 + U_R^2)
 * is at most 1, and U at most Umax (where Me > 0). With z = (Me - R) / SD_R, up to 2 is
 * satisfactory, up to 3 a warning, above an action. A certificate without U_R counts as U_R = 0,
 * one without SD_R has no z. Null where nobody answered. The result is accepted when En and U are
 * within and z is no action. A defect of the reference must also be found, and the predominant
 * defect be the reference's (neither by version 1). En, U and z are decided on whole numbers.
 * `defects` is null where the defects are not compared. Example: Me 3.0, U 0.3, R 3.4, U_R 0.4,
 * SD_R 0.25: En = 0.8, z = -1.6, accepted. Example: marks 0, 0, 0, 0, 0, 30, 40, 50 mm where rancid
 * 2.0 is assigned. The median is 0 and En 0.949, because U is large; the defect is missed, and that
 * fails.
 */
export function checkReference(
  summary: MarkSummary,
  assigned: AssignedValue,
  settings: PanelSettings,
  defects: ComparedDefects | null = null,
): ReferenceCheck | null {
  const u = uncertainty(summary);
  const uMax = greatestUncertainty(summary);
  if (u === null || uMax === null) return null;
  const halves = halvesUsed(summary, settings.roundedMedian);
  const parts = Math.abs(partsOf(halves / 20) - partsOf(assigned.median));
  const apart = parts / PARTS;
  const sure = Math.hypot(u, assigned.u ?? 0);
  const en = sure > 0 ? apart / sure : parts === 0 ? 0 : null;
  const isUWithin = isCvrWithinLimit(summary);
  const sd = assigned.sd === null || assigned.sd <= 0 ? null : assigned.sd;
  const isAbove = halves / 20 >= assigned.median;
  const z = sd === null ? null : ((isAbove ? 1 : -1) * apart) / sd;
  const zVerdict = sd === null ? null : verdictOf(parts, partsOf(sd));
  const isEnWithin = en !== null && isWithinUncertainty(parts, summary, partsOf(assigned.u ?? 0));
  const { failsMissedDefect, failsOtherDefect } = profileOf(settings).reference;
  const isMissed =
    failsMissedDefect &&
    isDefect(assigned.attribute) &&
    assigned.median > 0 &&
    summary.medianHalves === 0;
  const isOtherDefect =
    failsOtherDefect &&
    settings.matchingDefect &&
    defects !== null &&
    defects.found !== defects.expected;
  const isWithin = isEnWithin && isUWithin && zVerdict !== 'action';
  const accepted = isWithin && !isMissed && !isOtherDefect;
  const median = halves / 20;
  return { median, u, uMax, en, isUWithin, z, zVerdict, isMissed, isOtherDefect, accepted };
}

/** Parts of a cm in which medians and certificates of up to five decimals are whole. */
const PARTS = 100_000;

const partsOf = (cm: number): number => Math.round(cm * PARTS);

/**
 * |Me - R|^2 <= U^2 + U_R^2 on whole numbers, where U = 49 IQR / (27 * 40 * sqrt(N)) cm with IQR in
 * quarter mm.
 */
function isWithinUncertainty(parts: number, summary: MarkSummary, assigned: number): boolean {
  const [apart, sure, scale] = [BigInt(parts), BigInt(assigned), BigInt(PARTS)];
  const below = 27n * 27n * 1600n * BigInt(summary.n);
  const spread = 49n * BigInt(iqrQuarters(summary)) * scale;
  return (apart * apart - sure * sure) * below <= spread * spread;
}

function verdictOf(parts: number, sd: number): ZVerdict {
  if (parts <= SATISFACTORY_Z * sd) return 'satisfactory';
  return parts <= WARNING_Z * sd ? 'warning' : 'action';
}
