import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import type { PackedMonths } from '../months/packed-months.ts';
import type { RegisteredReference } from '../quality/assigned-value.ts';
import type { EvolutionPart } from './evolution-part.ts';

/**
 * A question about a whole history: as columns, which are sent to the worker as typed arrays, or as
 * month packs.
 */
export type HistoryQuestion = {
  readonly columns: MarkColumns | PackedMonths;
  /**
   * A cache key for these columns, references and settings, where more questions about them follow;
   * other data has another key.
   */
  readonly name?: string;
  readonly references: readonly RegisteredReference[];
  readonly settings: PanelSettings;
  /** The last day that counts, YYYY-MM-DD; the newest session's where null. */
  readonly asOf: string | null;
};

/** A question about a period; it begins a year before its last day where `from` is null. */
export type PeriodQuestion = HistoryQuestion & { readonly from: string | null };

/** A question about the evolution in a period; the answer is complete, or the requested part. */
export type EvolutionQuestion = PeriodQuestion & { readonly part?: EvolutionPart };
