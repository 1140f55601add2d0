import type { SampleId, TasterId } from '../words/ids.ts';
import type { EarlierHalf } from './earlier-half.ts';

/** What the words of a line need: ids of tasters or samples, figures, a time. */
export type ChecklistData = Readonly<Record<string, string | number | readonly string[]>>;

/** One line of the checklist before a session is shown: a wall stops it, a warning is only said. */
export type ChecklistItem = {
  readonly code: string;
  readonly kind: 'wall' | 'warning';
  readonly met: boolean;
  readonly data: ChecklistData;
};

/** What the registers know about a plan. Quantities in millilitres; null where none was written down. */
export type PlanSurroundings = {
  readonly sessionsThatDay: number;
  readonly inactive: readonly TasterId[];
  readonly left: ReadonlyMap<SampleId, number | null>;
  /** M-PAIR: what the lone replicates 2 of the plan would be the second half of. */
  readonly halves?: ReadonlyMap<SampleId, EarlierHalf>;
  /** PLN-41: whether the result that the plan names to be checked stands; undefined where it names none, or where that is not known yet. */
  readonly checkedStands?: boolean | undefined;
};

/** Oil one taster is served, in millilitres (COI/T.20/Doc. 15: 14 to 16 mL a glass). */
export const MILLILITRES_A_GLASS = 15;
