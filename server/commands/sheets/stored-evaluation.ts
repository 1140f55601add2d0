import * as Y from 'yjs';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { readSealed, writeSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelScope } from '../../database/database.ts';
import { loadDocument } from '../../database/document-log.ts';
import { applyStored } from '../../sync/apply-stored.ts';
import { freshValues } from '../../sync/fresh-values.ts';

/** What a device brings of a sheet, and what that sheet was sealed with, as its record keeps it. */
export type Brought = { readonly update: Uint8Array; readonly sealed: unknown };

/**
 * A sheet as the database holds it in this transaction, whatever any process has in memory; with all that an update of a
 * device writes on top where one is given, also what would not stand beside what others wrote. What is lost of its log
 * stands then as it was sealed (KEE-30). `not-found` where there is none.
 */
export async function storedEvaluation(
  { trx }: PanelScope,
  name: string,
  brought: Brought | null = null,
): Promise<Result<EvaluationValue>> {
  const stored = await loadDocument(trx, name);
  if (stored === null) return refuse('not-found');
  const doc = new Y.Doc();
  applyStored(doc, stored);
  const isOther = brought !== null && isOfAnother(doc, brought.update);
  if (brought !== null) {
    const fresh = freshValues(doc, brought.update);
    const sealed = stored.lost === null ? null : readSealed(brought.sealed);
    if (sealed?.ok === true) writeSealed(doc, sealed.value);
    for (const { map, key, value } of fresh) doc.getMap(map).set(key, value);
  }
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
