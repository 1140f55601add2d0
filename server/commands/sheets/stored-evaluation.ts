import * as Y from 'yjs';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { readSealed, writeSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelScope } from '../../database/database.ts';
import { loadDocument } from '../../database/documents/document-log.ts';
import { applyStored } from '../../sync/apply-stored.ts';
import { freshValues } from '../../sync/fresh-values.ts';

/** An update of a sheet from a device, with the sealed content of that sheet. */
export type Brought = { readonly update: Uint8Array; readonly sealed: unknown };

/**
 * Reads a sheet from the database in this transaction, regardless of any process's memory. An
 * optional update of a device is applied on top, including values that would lose against
 * concurrent edits. Before the update, the sealed content replaces a sheet whose log has a loss
 * (KEE-30). Refuses with `not-found` when the sheet does not exist, or when the update belongs to
 * another document of that name.
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

/**
 * Whether an update belongs to another document of the same name: then it has missing dependencies.
 */
function isOfAnother(doc: Y.Doc, update: Uint8Array): boolean {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  Y.applyUpdate(copy, update);
  const waits = copy.store.pendingStructs !== null;
  copy.destroy();
  return waits;
}
