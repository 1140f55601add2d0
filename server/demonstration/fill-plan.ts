import type * as Y from 'yjs';
import {
  type PlanValue,
  planNotes,
  putDraw,
  putEntry,
  readPlan,
  setInvited,
  setPlanField,
  setTarget,
  setTargetKind,
} from '../../domain/documents/session.document.ts';
import { draw } from '../../domain/sessions/draw.ts';
import { isAttributeKey } from '../../domain/words/attributes.ts';
import { parseEntryId } from '../../domain/words/ids.ts';
import { isMillimetres, LINE_LENGTH } from '../../domain/words/millimetres.ts';
import type { TargetLine } from '../../domain/words/training-target.ts';
import type { DemoPanel, DemoSession } from './demo-panel.ts';
import { done, must } from './must.ts';

/**
 * Fills the plan of a session as a leader would: glasses, tasters, temperatures, codes and orders.
 * Returns the plan.
 */
export function fillPlan({ random }: DemoPanel, doc: Y.Doc, session: DemoSession): PlanValue {
  setPlanField(doc, 'start', session.shownAt.slice(11, 16));
  setPlanField(doc, 'sampleTemperature', 28);
  setPlanField(doc, 'roomTemperature', 22);
  session.glasses.forEach(({ sample, replicate }, rank) => {
    const id = must(parseEntryId(random.uuid()));
    putEntry(doc, { id, sample: sample.id, replicate, rank });
  });
  for (const { id } of session.tasters) setInvited(doc, id, true);
  if (session.training) fillTargets(doc, session);
  if (session.until === 'planned')
    planNotes(doc).insert(0, 'The blue glasses are to be warmed from half past nine.');
  const undrawn = done(readPlan(doc));
  putDraw(doc, draw(undrawn, undrawn.codes, random.below));
  return done(readPlan(doc));
}

/** The tolerance of a target on both sides of the true value of an oil, in mm. */
const REACH = 6;

/**
 * Sets the targets of a training: the true values of its oils, for each attribute that is perceived
 * (TRN-1).
 */
function fillTargets(doc: Y.Doc, { glasses }: DemoSession): void {
  for (const { id, oil } of new Map(glasses.map(({ sample }) => [sample.id, sample])).values()) {
    const { fruity, bitter, pungent, defects, fruityKind } = oil;
    // A defect of *other negative attributes* has no line of its own.
    for (const [line, value] of Object.entries({ ...defects, fruity, bitter, pungent }))
      if (isAttributeKey(line)) setTarget(doc, id, line, around(value));
    setTargetKind(doc, id, fruityKind);
  }
}

/** The range around a value, clipped to the line. */
function around(value: number): TargetLine {
  const at = (mm: number) => {
    const rounded = Math.min(LINE_LENGTH, Math.max(0, Math.round(mm)));
    return must(isMillimetres(rounded) ? rounded : null);
  };
  return { value: at(value), low: at(value - REACH), high: at(value + REACH) };
}
