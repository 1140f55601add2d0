import * as Y from 'yjs';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelScope } from '../../database/database.ts';
import { loadDocument } from '../../database/document-log.ts';
import { freshValues } from '../../sync/fresh-values.ts';

/**
 * A sheet as the database holds it in this transaction, whatever any process has in memory; with all that an update of a
 * device writes on top where one is given, also what would not stand beside what others wrote. `not-found` where there is
 * none.
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
  const isOther = update !== null && isOfAnother(doc, update);
  for (const { map, key, value } of update === null ? [] : freshValues(doc, update))
    doc.getMap(map).set(key, value);
  const read = isOther ? refuse('not-found') : readEvaluation(doc);
  doc.destroy();
  return read;
}

/** What waits for something that is not there was written into another document of that name. */
function isOfAnother(doc: Y.Doc, update: Uint8Array): boolean {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  Y.applyUpdate(copy, update);
  const waits = copy.store.pendingStructs !== null;
  copy.destroy();
  return waits;
}
