import type * as Y from 'yjs';
import { createPlan } from '../../../domain/documents/session.document.ts';
import { planFields } from '../../../domain/testing/plans.ts';

/** Fills a new plan of an ordinary session. */
export function newPlan(doc: Y.Doc, birth: string): void {
  createPlan(doc, birth, planFields());
}
