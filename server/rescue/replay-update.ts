import * as Y from 'yjs';
import type { DocumentName } from '../../domain/documents/name.ts';
import { formatDocumentName } from '../../domain/documents/name.ts';
import { decideRecorded } from '../audit/decide-recorded.ts';
import { noteEditsAfterSeal } from '../commands/sheets/note-edits-after-seal.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { applyStored } from '../sync/apply-stored.ts';
import { isOutOfOrder } from '../sync/causal-order.ts';
import type { DocumentStore, StoredDocument } from '../sync/document-store.ts';
import type { RescuedUpdate } from '../sync/rescue-line.ts';

/** The outcome of replaying one line of a rescue file. */
export type ReplayOutcome =
  | 'stored'
  | 'known'
  | 'noted'
  | 'closed'
  | 'out-of-step'
  | 'made-anew'
  | 'not-there'
  | 'damaged';

/** The dependencies of replaying a rescue file, a dump of unsaved data. */
export type ReplayParts = {
  readonly database: Database;
  readonly store: DocumentStore;
  readonly now: () => Date;
  readonly log: Log;
};

/**
 * Replays one update of a rescue file into the database, if its causal dependencies are stored
 * (KEE-10). Idempotent: a stored update changes nothing, so a file may be replayed twice. A late
 * edit of a sealed sheet goes into the audit trail (EVA-6). Any other update is reported and stays
 * in the file.
 */
export async function replayUpdate(
  parts: ReplayParts,
  { name, birth, update }: RescuedUpdate,
): Promise<ReplayOutcome> {
  const text = formatDocumentName(name);
  const stored = await parts.store.load(text);
  if (stored === null) return 'not-there';
  if (birth !== null && birth !== stored.birth) return 'made-anew';
  const left = whatIsLeft(stored, update);
  if (typeof left === 'string') return left;
  const [appended] = await parts.store.append([{ name: text, update: left }]);
  if (appended?.place !== null) return 'stored';
  return name.kind === 'evaluation' ? note(parts, name, left) : 'closed';
}

/**
 * Returns the part of an update that is not stored yet. Returns the outcome when all of it is
 * stored, when its dependencies are missing, or when it is damaged.
 */
function whatIsLeft(stored: StoredDocument, update: Uint8Array): Uint8Array | ReplayOutcome {
  const doc = new Y.Doc();
  try {
    applyStored(doc, stored);
    const left = leftOf(doc, update);
    if (left === null) return 'damaged';
    if (isOutOfOrder(doc, left)) return 'out-of-step';
    let isNew = false;
    doc.on('update', () => {
      isNew = true;
    });
    Y.applyUpdate(doc, left);
    return isNew ? left : 'known';
  } finally {
    doc.destroy();
  }
}

/**
 * Returns the part of an update that a document does not have, by state vector; null when the bytes
 * are not an update.
 */
function leftOf(doc: Y.Doc, update: Uint8Array): Uint8Array | null {
  try {
    return Y.diffUpdate(update, Y.encodeStateVector(doc));
  } catch {
    // Yjs has no specific error for bytes that are not an update.
    return null;
  }
}

async function note(
  { database, now, log }: ReplayParts,
  { panel, session, taster, code }: Extract<DocumentName, { kind: 'evaluation' }>,
  update: Uint8Array,
): Promise<ReplayOutcome> {
  const issuer = { user: 'system', name: 'rescue', role: 'system', panel, from: 'command line' };
  const noted = await noteEditsAfterSeal(
    { log, issuer, decide: (work) => decideRecorded(database, { issuer, at: now() }, work) },
    { session, taster, code },
    update,
  );
  return noted === 'no-sheet' ? 'closed' : noted;
}
