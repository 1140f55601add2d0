import type { SampleId, TasterId } from '../words/ids.ts';
import type { EarlierHalf } from './earlier-half.ts';

/** The data for the message of a checklist line: ids of tasters or samples, figures, a time. */
export type ChecklistData = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * One line of the checklist before a session is shown. A `wall` is an error that blocks the
 * session, a warning is only shown.
 */
export type ChecklistItem = {
  readonly code: string;
  readonly kind: 'wall' | 'warning';
  readonly met: boolean;
  readonly data: ChecklistData;
};

/**
 * The facts about a plan from the registers. Quantities in millilitres; null where none was
 * recorded.
 */
export type PlanSurroundings = {
  readonly sessionsThatDay: number;
  readonly inactive: readonly TasterId[];
  readonly left: ReadonlyMap<SampleId, number | null>;
  /**
   * The first halves of the pairs that the lone replicates 2 of the plan would complete (M-PAIR).
   */
  readonly halves?: ReadonlyMap<SampleId, EarlierHalf>;
  /**
   * Whether the result that the plan checks is valid; undefined where it checks none, or while that
   * is not known (PLN-41).
   */
  readonly checkedStands?: boolean | undefined;
  /** The present day of the panel; undefined where the date of the plan is not judged (SES-37). */
  readonly today?: string;
};

/** The oil that one taster is served, in millilitres (COI/T.20/Doc. 15: 14 to 16 mL a glass). */
export const MILLILITRES_A_GLASS = 15;
