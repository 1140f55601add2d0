import { type DocumentName, formatDocumentName } from '../../../domain/documents/name.ts';
import { readSealed, writeSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { lastSealed, sealedContent } from '../../database/sheets.ts';
import type { CommandParts } from '../context/command-parts.ts';

/**
 * KEE-30: has the document of a sealed sheet, of whose log something is lost, say again what it was sealed with: no device
 * may write there any more. A sheet that is not sealed is left to the devices that hold it.
 */
export async function makeWhole(
  { database, sync }: Pick<CommandParts, 'database' | 'sync'>,
  name: Extract<DocumentName, { kind: 'evaluation' }>,
): Promise<void> {
  const content = await database.inPanel(name.panel, async (scope) => {
    const last = await lastSealed(scope, name);
    return last === null || last.open ? null : sealedContent(scope, name);
  });
  const sealed = readSealed(content);
  if (sealed.ok)
    await sync.change(formatDocumentName(name), (doc) => writeSealed(doc, sealed.value));
}
