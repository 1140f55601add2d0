import type { AttributeKey, DescriptorKey, FruityKind } from '../../domain/words/attributes.ts';
import type { Millimetres } from '../../domain/words/millimetres.ts';
import type { RecordState } from '../../domain/words/record-state.ts';
import type { Replicate } from '../../domain/words/replicate.ts';

/** One answer of one sheet: a row of marks_long.csv (exchange.md). `mm` is null where the line was not answered. */
export type AnswerRow = {
  readonly session: string | number;
  /** YYYY-MM-DD, or empty when not known. */
  readonly date: string;
  readonly training: boolean;
  readonly sample: string;
  readonly replicate: Replicate;
  /** The taster's pseudonymous key. */
  readonly taster: string;
  /** The tasting code that the taster saw. */
  readonly code: string;
  /** Place in that taster's serving order, from 1; null when not known. */
  readonly position: number | null;
  readonly attribute: AttributeKey;
  readonly mm: Millimetres | null;
  /** The kind on fruity, the descriptor on other, else null. */
  readonly qualifier: FruityKind | DescriptorKey | null;
  /** Instant with offset, or null. */
  readonly signedAt: string | null;
  readonly valid: boolean;
  /** M-SHEET: the taster smelled the oil and did not taste it; it changes no figure. */
  readonly smelledOnly: boolean;
  /** PLN-42: its session checks another result of the sample. */
  readonly isCounter: boolean;
  /** KEY-6: it was filled in on paper and keyed in at the desk. */
  readonly isKeyed: boolean;
  /** XPO-11: what became of its session. */
  readonly sessionState: RecordState;
  /** XPO-11: whether it is of the period that was asked for, not of the time before that comes with it. */
  readonly isInPeriod: boolean;
  /** The import it came with; null for what was tasted here. */
  readonly origin: string | null;
};
