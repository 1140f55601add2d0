import * as Y from 'yjs';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelScope } from '../../database/database.ts';
import { loadDocument } from '../../database/document-log.ts';

/**
 * A sheet as the database holds it in this transaction, whatever any process has in memory; with an update of a device on
 * top where one is given. `not-found` where there is none, or where the update does not belong to it.
 */
export async function storedEvaluation(
  { trx }: PanelScope,
  name: string,
  update: Uint8Array | null = null,
): Promise<Result<EvaluationValue>> {
  const stored = await loadDocument(trx, name);
  if (stored === null) return refuse('not-found');
  const doc = new Y.Doc();
  for (const part of [stored.snapshot, ...stored.updates]) Y.applyUpdate(doc, part);
  if (update !== null) Y.applyUpdate(doc, update);
  // What waits for something that is not there was written into another document of that name.
  const read = doc.store.pendingStructs === null ? readEvaluation(doc) : refuse('not-found');
  doc.destroy();
  return read;
}
