import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import type { PackedMonths } from '../months/packed-months.ts';
import type { RegisteredReference } from '../quality/reference-value.ts';
import type { EvolutionPart } from './evolution-part.ts';

/** A whole history as a page asks about it: as columns, which cross to the worker as typed arrays, or by its months. */
export type HistoryQuestion = {
  readonly columns: MarkColumns | PackedMonths;
  /** What these columns, references and settings go by, where more will be asked of them: another of them is another name. */
  readonly name?: string;
  readonly references: readonly RegisteredReference[];
  readonly settings: PanelSettings;
  /** The last day that counts, YYYY-MM-DD; the newest session's when null. */
  readonly asOf: string | null;
};

/** A question about a period; it begins a year before its last day when `from` is null. */
export type PeriodQuestion = HistoryQuestion & { readonly from: string | null };

/** A question about how a period went; answered whole, or by the part that is asked for. */
export type EvolutionQuestion = PeriodQuestion & { readonly part?: EvolutionPart };
