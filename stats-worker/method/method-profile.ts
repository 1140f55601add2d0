import type { OilClass } from '../../domain/words/assessment.ts';
import type { MethodVersion } from '../../domain/words/method-version.ts';

/** The strength of an attribute, as labels name it (M-FRUITY, M-LABEL). */
export type Strength = 'delicate' | 'medium' | 'robust';

/**
 * A version of the method as data and functions: all in which versions differ. Rules that are equal
 * in every version are in the code of their statistic. A profile never changes after a result was
 * stored under it (M-RECORD).
 */
export type MethodProfile = {
  readonly version: MethodVersion;
  /** Whether an evaluation counts only with an answer on every line of the sheet (M-COMPLETE). */
  readonly countsWholeSheetsOnly: boolean;
  /**
   * Whether an oil that is not green is ripe only where at least half ticked ripe; otherwise its
   * kind is not stated (M-FRUITY).
   */
  readonly asksForRipeTicks: boolean;
  /**
   * The strength of a median above zero, in quarter mm (a pair's mean has quarters) (M-FRUITY,
   * M-LABEL).
   */
  strength(quarters: number): Strength;
  /**
   * The relation of *delicate* and of *medium* to the lower cut point, as printed (M-FRUITY,
   * M-LABEL).
   */
  readonly cutPoint: { readonly delicate: '<' | '≤'; readonly medium: '<' | '≤' };
  readonly label: {
    /**
     * Whether the medians are compared as they are stated: rounded once to 0.1 cm, half away from
     * zero.
     */
    readonly roundsMedians: boolean;
    /** Whether the terms of fruity name green or ripe. */
    readonly namesFruityKind: boolean;
    /** The classes for which the optional terms are offered; null for every one. */
    readonly classes: readonly OilClass[] | null;
    /** The fewest evaluations for which the optional terms are offered. */
    readonly fewest: number;
  };
  readonly reference: {
    /**
     * Whether a defect of the reference that the panel does not find fails, whatever En is (M-RM).
     */
    readonly failsMissedDefect: boolean;
    /**
     * Whether another predominant defect than the reference's fails, where the setting *matching
     * defect* is on (M-RM).
     */
    readonly failsOtherDefect: boolean;
    /** Whether M-DNR is required also of a panel without reference materials (M-COMPETENT). */
    readonly askedWithoutMaterials: boolean;
  };
  /** The fewest evaluations that count in each analysis that enters an index (M-QC-N). */
  readonly fewestInIndex: number;
  /**
   * Whether a sheet that was left out after its figures were open fails the acceptance (M-ACCEPT).
   */
  readonly failsLateExclusion: boolean;
  readonly pairs: {
    /**
     * The most months between the halves of a pair over two sessions; null where a pair is within
     * one session (M-PAIR).
     */
    readonly months: number | null;
    /**
     * The order of pairs of one day: by the place of replicate 1 alone, or by session, then sample,
     * in file order (M-PAIR).
     */
    readonly order: 'replicate-1' | 'session-and-sample';
  };
};
