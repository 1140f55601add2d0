import { FEWEST_SHEETS_FOR_MEDIAN } from '../quality/own-figures.ts';
import type { AttributeKey } from '../words/attributes.ts';
import type { TrainingAnswer } from '../words/training-answer.ts';
import type { SampleTarget } from '../words/training-target.ts';

/** The facts of the glasses of one sample in one replicate. */
export type PanelSoFar = {
  readonly served: number;
  readonly sealed: number;
  /** Whether tasting has ended. */
  readonly isOver: boolean;
  /** The number of sheets that count, and their medians in millimetres. */
  readonly counted: number;
  readonly medians: Readonly<Record<AttributeKey, number>> | null;
};

/**
 * Decides the answer to one sealed glass of a training session (TRN-3, TRN-4). The target is shown
 * at once. The panel's medians are shown together, once nobody tastes the sample any more, and only
 * from five sheets on. Fewer sheets, or medians that change sheet by sheet, would reveal a single
 * mark.
 */
export function answerOf(target: SampleTarget | undefined, panel: PanelSoFar): TrainingAnswer {
  return { target: target === undefined ? null : targetForDisplay(target), panel: panelOf(panel) };
}

function panelOf(so: PanelSoFar): TrainingAnswer['panel'] {
  if (so.served < FEWEST_SHEETS_FOR_MEDIAN) return 'none';
  if (!so.isOver && so.sealed < so.served) return 'awaited';
  return so.counted < FEWEST_SHEETS_FOR_MEDIAN || so.medians === null ? 'none' : so.medians;
}

/** The target for display: its ranges, without the values in them. */
function targetForDisplay({
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
