import { classScheme } from '../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import type { DefectKey } from '../../domain/words/attributes.ts';
import { oilClass } from '../classification/oil-class.ts';
import { roundHalves, roundQuarters } from '../classification/round-to-tenth.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { type ErrorSide, normalisedError } from './normalised-error.ts';

/** The figures of one replicate that the comparison of a duplicate needs. */
export type Replicate = {
  readonly n: number;
  readonly defect: DefectKey | null;
  /** Of the predominant defect; NO_MARKS where there is none (M-EN: Me = U = 0). */
  readonly defectSummary: MarkSummary;
  readonly fruity: MarkSummary;
  /** Whether any line of a defect was answered. */
  readonly hasDefectAnswers: boolean;
  readonly class: OilClass;
};

/** A row of `duplicates` in exchange.md, without its session and sample. */
export type DuplicateComparison = {
  readonly enDefect: number | null;
  readonly enFruity: number | null;
  readonly accepted: boolean;
  readonly categoryMatch: boolean;
  readonly defectMatch: boolean;
  /** Of the accepted pair, cm; otherwise null. */
  readonly md: number | null;
  readonly mf: number | null;
  readonly class: OilClass | null;
};

/**
 * Compares replicate 1 and 2, and computes the result of an accepted pair (M-EN). A rejected pair
 * discards nothing.
 */
export function compareDuplicate(
  first: Replicate,
  second: Replicate,
  settings: PanelSettings,
): DuplicateComparison {
  const { roundedMedian, enMaxDefect, enMaxFruity } = settings;
  const side = (summary: MarkSummary): ErrorSide => ({
    halves: halvesUsed(summary, roundedMedian),
    summary,
  });
  const bothDefects = first.hasDefectAnswers && second.hasDefectAnswers;
  const bothFruity = first.fruity.n > 0 && second.fruity.n > 0;
  const undefinedError = { en: null, accepted: false };
  const defect = bothDefects
    ? normalisedError(side(first.defectSummary), side(second.defectSummary), enMaxDefect)
    : undefinedError;
  const fruity = bothFruity
    ? normalisedError(side(first.fruity), side(second.fruity), enMaxFruity)
    : undefinedError;
  const accepted = defect.accepted && fruity.accepted;
  const md = finalMedian(first.defectSummary, second.defectSummary);
  const mf = finalMedian(first.fruity, second.fruity);
  return {
    enDefect: defect.en,
    enFruity: fruity.en,
    accepted,
    categoryMatch: first.class === second.class,
    defectMatch: first.defect === second.defect,
    md: accepted ? md / 10 : null,
    mf: accepted ? mf / 10 : null,
    class: accepted ? oilClass(Math.min(first.n, second.n), md, mf, classScheme(settings)) : null,
  };
}

/** The median in half mm for En, PN and DN: rounded to 0.1 cm where the panel's setting says so. */
export const halvesUsed = ({ medianHalves }: MarkSummary, rounded: boolean): number =>
  rounded ? 2 * roundHalves(medianHalves) : medianHalves;

/**
 * The mean of the two unrounded medians, rounded to 0.1 cm half away from zero once, in mm (N)
 * (M-EN). The setting *use of rounded median* is for En, PN and DN alone: rounding twice could cost
 * a class.
 */
const finalMedian = (first: MarkSummary, second: MarkSummary): number =>
  roundQuarters(first.medianHalves + second.medianHalves);
