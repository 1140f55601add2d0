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

/** What became of one line of a rescue file when it was replayed. */
export type ReplayOutcome =
  | 'stored'
  | 'known'
  | 'noted'
  | 'closed'
  | 'out-of-step'
  | 'made-anew'
  | 'not-there'
  | 'damaged';

/** What the replay of a rescue file needs. */
export type ReplayParts = {
  readonly database: Database;
  readonly store: DocumentStore;
  readonly now: () => Date;
  readonly log: Log;
};

/**
 * KEE-10: replays one update of a rescue file into the database, where it follows what is stored there. What is there
 * already changes nothing, so a file may be replayed twice. What a sealed sheet no longer takes is written into the
 * trail (EVA-6). Anything else is told and left in the file.
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

/** What of an update is not stored yet, if it follows what is. */
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

/** The part of an update beyond what a document knows; null where its bytes are no update. */
function leftOf(doc: Y.Doc, update: Uint8Array): Uint8Array | null {
  try {
    return Y.diffUpdate(update, Y.encodeStateVector(doc));
  } catch {
    // Yjs has no other word for bytes that are no update.
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
