import type * as Y from 'yjs';
import {
  type PlanValue,
  planNotes,
  putDraw,
  putEntry,
  readPlan,
  setInvited,
  setPlanField,
} from '../../domain/documents/session.document.ts';
import { draw } from '../../domain/sessions/draw.ts';
import { parseEntryId } from '../../domain/words/ids.ts';
import type { DemoSession, House } from './house.ts';
import { done, must } from './must.ts';

/** Plans a session as a leader would: glasses, tasters, temperatures, codes and orders. Answers the plan. */
export function fillPlan({ random }: House, doc: Y.Doc, session: DemoSession): PlanValue {
  setPlanField(doc, 'start', session.shownAt.slice(11, 16));
  setPlanField(doc, 'sampleTemperature', 28);
  setPlanField(doc, 'roomTemperature', 22);
  session.glasses.forEach(({ sample, replicate }, rank) => {
    const id = must(parseEntryId(random.uuid()));
    putEntry(doc, { id, sample: sample.id, replicate, rank });
  });
  for (const { id } of session.tasters) setInvited(doc, id, true);
  if (session.until === 'planned')
    planNotes(doc).insert(0, 'The blue glasses are to be warmed from half past nine.');
  const undrawn = done(readPlan(doc));
  putDraw(doc, draw(undrawn, undrawn.codes, random.below));
  return done(readPlan(doc));
}
