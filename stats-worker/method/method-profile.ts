import type { OilClass } from '../../domain/words/assessment.ts';
import type { MethodVersion } from '../../domain/words/method-version.ts';

/** How strong an attribute is, as labels say it (M-FRUITY, M-LABEL). */
export type Strength = 'delicate' | 'medium' | 'robust';

/**
 * A version of the method: all that versions say otherwise, as data and functions behind one name. What every version
 * says alike stands once, with its statistic. A profile is never changed after a result was stored under it (M-RECORD).
 */
export type MethodProfile = {
  readonly version: MethodVersion;
  /** M-COMPLETE: whether an evaluation counts only with an answer on every line of the sheet. */
  readonly countsWholeSheetsOnly: boolean;
  /** M-FRUITY: whether an oil that is not green is ripe only where at least half ticked ripe; else its kind is not stated. */
  readonly asksForRipeTicks: boolean;
  /** M-FRUITY, M-LABEL: the strength of a median above zero, in quarter mm (a pair's mean has quarters). */
  strength(quarters: number): Strength;
  /** M-FRUITY, M-LABEL: the relation of *delicate* and of *medium* to the lower cut point, as it is printed. */
  readonly cutPoint: { readonly delicate: '<' | '≤'; readonly medium: '<' | '≤' };
  readonly label: {
    /** Whether the medians are compared as they are stated: rounded once to 0.1 cm, half away from zero. */
    readonly roundsMedians: boolean;
    /** Whether the terms of fruity say green or ripe. */
    readonly namesFruityKind: boolean;
    /** The classes that the optional terms are offered for; null for every one. */
    readonly classes: readonly OilClass[] | null;
    /** Fewest evaluations that the optional terms are offered for. */
    readonly fewest: number;
  };
  readonly reference: {
    /** M-RM: whether a defect that the reference has and the panel does not find fails, whatever En says. */
    readonly failsMissedDefect: boolean;
    /** M-RM: whether another predominant defect than the reference's fails, where the setting *matching defect* is on. */
    readonly failsOtherDefect: boolean;
    /** M-COMPETENT: whether M-DNR is asked also of a panel that has no reference materials. */
    readonly askedWithoutMaterials: boolean;
  };
  /** M-QC-N: the fewest evaluations that count in each analysis of what enters an index. */
  readonly fewestInIndex: number;
  /** M-ACCEPT: whether a sheet that was left out after its figures were open fails the acceptance. */
  readonly failsLateExclusion: boolean;
  readonly pairs: {
    /** M-PAIR: the most months between the halves of a pair over two sessions; null where a pair lies in one session. */
    readonly months: number | null;
    /** M-PAIR: what orders pairs of one day: the place of replicate 1 alone, or session, then sample, in file order. */
    readonly order: 'replicate-1' | 'session-and-sample';
  };
};
