import * as Y from 'yjs';
import { planName } from '../../../domain/documents/document-names.ts';
import { type PlanValue, readPlan } from '../../../domain/documents/session.document.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { loadDocument } from '../documents/document-log.ts';

/** The stored plan of a session. Null when there is none, or when it cannot be read. */
export async function storedPlan(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<PlanValue | null> {
  const stored = await loadDocument(trx, planName({ panel, session }));
  if (stored === null) return null;
  const doc = new Y.Doc();
  for (const update of [stored.snapshot, ...stored.updates]) Y.applyUpdate(doc, update);
  const plan = readPlan(doc);
  doc.destroy();
  return plan.ok ? plan.value : null;
}
