import { FEWEST_SHEETS_FOR_MEDIAN } from '../quality/own-figures.ts';
import type { AttributeKey } from '../words/attributes.ts';
import type { TrainingAnswer } from '../words/training-answer.ts';
import type { SampleTarget } from '../words/training-target.ts';

/** What is known of the glasses of one sample in one replicate. */
export type PanelSoFar = {
  readonly served: number;
  readonly sealed: number;
  /** Whether nobody tastes any more: tasting has ended. */
  readonly isOver: boolean;
  /** The sheets that count, and their medians in millimetres. */
  readonly counted: number;
  readonly medians: Readonly<Record<AttributeKey, number>> | null;
};

/**
 * TRN-3, TRN-4: the answer to one sealed glass. The target is told at once. The panel's medians are told once nobody is
 * tasting the sample any more, all at once and only from five sheets on: of fewer, and of medians that move sheet by
 * sheet, somebody's mark could be read.
 */
export function answerOf(target: SampleTarget | undefined, panel: PanelSoFar): TrainingAnswer {
  return { target: target === undefined ? null : fileFaults(target), panel: panelOf(panel) };
}

function panelOf(so: PanelSoFar): TrainingAnswer['panel'] {
  if (so.served < FEWEST_SHEETS_FOR_MEDIAN) return 'none';
  if (!so.isOver && so.sealed < so.served) return 'awaited';
  return so.counted < FEWEST_SHEETS_FOR_MEDIAN || so.medians === null ? 'none' : so.medians;
}

/** A target as it is told: its ranges, not the values in them. */
function fileFaults({
  lines,
  fruityKind,
  words,
}: SampleTarget): NonNullable<TrainingAnswer['target']> {
  const ranges = Object.entries(lines).map(([attribute, { low, high }]) => [
    attribute,
    { low, high },
  ]);
  return { lines: Object.fromEntries(ranges), fruityKind, words };
}
