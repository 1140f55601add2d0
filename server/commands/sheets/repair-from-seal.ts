import { type DocumentName, formatDocumentName } from '../../../domain/documents/name.ts';
import { readSealed, writeSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { lastSealed, sealedContent } from '../../database/sheets/sheets.ts';
import type { CommandParts } from '../context/command-parts.ts';

/**
 * Repairs the live document of a sealed sheet with a damaged log from its sealed record, since no
 * device may write it any more (KEE-30). A sheet that is not sealed is left to the devices that
 * have it. Every opening of the document reports the loss again, this one too. So `for-good` also
 * covers the requests made during the repair.
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
