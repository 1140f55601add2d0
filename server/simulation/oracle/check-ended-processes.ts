import * as Y from 'yjs';
import { formatDocumentName } from '../../../domain/documents/name.ts';
import { birthOf } from '../../../web/live/pool/document-handle.ts';
import { parseRescueLine } from '../../sync/rescue-line.ts';
import type { Ended } from '../installation/process.ts';
import type { Snapshot } from '../memory/row-tables.ts';
import { difference, docOf, storedCopy } from './stored-copy.ts';
import { Violation } from './violation.ts';

/**
 * Checks a graceful shutdown (KEE-2, KEE-3): every value that the process held in memory is stored,
 * or in its rescue file.
 */
export function checkEnded(
  tables: Snapshot,
  { held, rescued }: Ended,
  lostOf: ReadonlySet<string>,
): void {
  const lines = rescued.flatMap((text) => text.split('\n')).map(parseRescueLine);
  for (const document of held) {
    const { name } = document;
    const copy = storedCopy(tables, name);
    // Unsaved values of a closed sheet are in the audit trail, and those of another generation are
    // quarantined.
    if (copy === null || copy.closed || copy.birth !== birthOf(document) || lostOf.has(name))
      continue;
    const updates = lines.flatMap((line) =>
      line !== null && formatDocumentName(line.name) === name ? [line.update] : [],
    );
    const kept = [...copy.parts, ...updates];
    const lost = difference(docOf([...kept, Y.encodeStateAsUpdate(document)]), docOf(kept));
    if (lost !== '') throw new Violation('KEE-3', `ended without ${name}: ${lost}`);
  }
}
