import type * as Y from 'yjs';
import {
  type PlanValue,
  setPlanField,
  setTarget,
} from '../../../../domain/documents/session.document.ts';
import type { ReferenceValue } from '../../../../domain/samples/reference-value.ts';
import { hasNotes, SHEETS } from '../../../../domain/sessions/built-in-sheets.ts';
import { assignedTarget } from '../../../../domain/training/assigned-target.ts';
import type { SampleId } from '../../../../domain/words/ids.ts';
import {
  isMillimetres,
  LINE_LENGTH,
  type Millimetres,
} from '../../../../domain/words/millimetres.ts';
import type { TargetLine } from '../../../../domain/words/training-target.ts';

/** How far a new range extends on both sides of its value, in millimetres. */
const HALF_WIDTH = 5;

/**
 * Converts a length in cm with one decimal to whole millimetres, clamped to the line. Throws
 * `RangeError` if it is not a number.
 */
export function millimetresOf(cm: number): Millimetres {
  const mm = Math.min(LINE_LENGTH, Math.max(0, Math.round(cm * 10)));
  if (!isMillimetres(mm)) throw new RangeError(`no place on the line: ${cm} cm`);
  return mm;
}

/** Creates a target from its value, with a range around it (TRN-1). */
export const newTarget = (cm: number): TargetLine => ({
  value: millimetresOf(cm),
  low: millimetresOf(cm - HALF_WIDTH / 10),
  high: millimetresOf(cm + HALF_WIDTH / 10),
});

/**
 * Changes the value or one end of a target, in cm (TRN-1). A value outside its range moves the end
 * with it; an end stops at the value.
 */
export function changedTarget(
  { value, low, high }: TargetLine,
  part: keyof TargetLine,
  cm: number,
): TargetLine {
  const mm = millimetresOf(cm);
  if (part === 'low') return { value, low: atMost(mm, value), high };
  if (part === 'high') return { value, low, high: atLeast(mm, value) };
  return { value: mm, low: atMost(low, mm), high: atLeast(high, mm) };
}

const atMost = (mm: Millimetres, most: Millimetres): Millimetres => (mm > most ? most : mm);
const atLeast = (mm: Millimetres, least: Millimetres): Millimetres => (mm < least ? least : mm);

/**
 * Adds the targets that a sample's assigned values give; lines that have a target keep it (TRN-1).
 */
export function takeAssigned(
  doc: Y.Doc,
  plan: Pick<PlanValue, 'targets'>,
  sample: SampleId,
  values: readonly ReferenceValue[],
): void {
  const lines = plan.targets[sample]?.lines ?? {};
  for (const [attribute, target] of assignedTarget(values))
    if (lines[attribute] === undefined) setTarget(doc, sample, attribute, target);
}

/**
 * Turns training on or off (TRN-1). Turned on, reference materials of the plan without targets get
 * those of their assigned values. Turned off, the training sheet is replaced, since it is valid for
 * training only.
 */
export function turnTraining(
  doc: Y.Doc,
  plan: PlanValue,
  isTraining: boolean,
  valuesOf: (sample: SampleId) => readonly ReferenceValue[],
): void {
  setPlanField(doc, 'training', isTraining);
  if (!isTraining && hasNotes(plan.sheet)) setPlanField(doc, 'sheet', SHEETS[0]);
  if (!isTraining) return;
  for (const sample of new Set(plan.entries.map((entry) => entry.sample)))
    if (plan.targets[sample] === undefined) takeAssigned(doc, plan, sample, valuesOf(sample));
}
