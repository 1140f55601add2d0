import { type DocumentName, formatDocumentName } from '../../../domain/documents/name.ts';
import { readSealed, writeSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { lastSealed, sealedContent } from '../../database/sheets.ts';
import type { CommandParts } from '../context/command-parts.ts';

/**
 * KEE-30: repairs the document of a sealed sheet, of whose log something is lost, from its sealed record: no device
 * may write there any more. A sheet that is not sealed is left to the devices that hold it. Whoever opens the document, this
 * too, is told of the loss again: what was told while it was made whole is made up for by that.
 */
export async function repairFromSeal(
  { database, sync }: Pick<CommandParts, 'database' | 'sync'>,
  name: Extract<DocumentName, { kind: 'evaluation' }>,
): Promise<'for-good' | 'for-now'> {
  const content = await database.inPanel(name.panel, async (scope) => {
    const last = await lastSealed(scope, name);
    return last === null || last.open ? null : sealedContent(scope, name);
  });
  const sealed = readSealed(content);
  if (!sealed.ok) return 'for-now';
  await sync.change(formatDocumentName(name), (doc) => writeSealed(doc, sealed.value));
  return 'for-good';
}
