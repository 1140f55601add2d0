import * as Y from 'yjs';
import { sheetName } from '../../../domain/documents/document-names.ts';
import { isSigned } from '../../../domain/documents/evaluation.document.ts';
import { readKind } from '../../../domain/documents/header.ts';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import { loadDocument } from '../../database/documents/document-log.ts';
import type { SheetKey } from '../../database/sheets/sheets.ts';
import { describeProblem } from '../../log/log.ts';
import { applyStored } from '../../sync/apply-stored.ts';
import type { StoredDocument } from '../../sync/document-store.ts';
import type { CommandParts } from '../context/command-parts.ts';
import { loadSession } from '../sessions/load-session.ts';

/**
 * Finds the sheets of a session whose stored document has a signature but that are not sealed, or
 * were re-opened since. A document that cannot be read is logged and skipped, so that it blocks
 * neither the others nor the start of the server.
 */
export function findSigned(
  parts: Pick<CommandParts, 'database' | 'log'>,
  panel: PanelId,
  session: SessionCode,
): Promise<readonly SheetKey[]> {
  return parts.database.inPanel(panel, async (scope) => {
    const loaded = await loadSession(scope, session);
    const signed: SheetKey[] = [];
    for (const { taster, code, last } of loaded?.glasses ?? []) {
      if (last !== null && !last.open) continue;
      const key = { session, taster, code };
      try {
        const stored = await loadDocument(scope.trx, sheetName({ panel, session }, taster, code));
        if (stored !== null && bearsSignature(stored)) signed.push(key);
      } catch (problem) {
        parts.log('error', 'sheet-unreadable', { ...key, problem: describeProblem(problem) });
      }
    }
    return signed;
  });
}

function bearsSignature(stored: StoredDocument): boolean {
  const doc = new Y.Doc();
  applyStored(doc, stored);
  const [kind, signed] = [readKind(doc), isSigned(doc)];
  doc.destroy();
  if (kind !== 'evaluation') throw new Error('a sheet that lost its kind');
  return signed;
}
