import { sheetName } from '../../../domain/documents/document-names.ts';
import { isSigned } from '../../../domain/documents/evaluation.document.ts';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import type { SheetKey } from '../../database/sheets.ts';
import { describeProblem } from '../../log/log.ts';
import type { CommandParts } from '../context/command-parts.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { loadSession } from '../sessions/load-session.ts';

/**
 * The sheets of a session whose document bears a signature though no version of them stands sealed. A document that
 * cannot be read is told of and left: it must not keep the others, or the start of the server, from going on.
 */
export async function findSigned(
  parts: Pick<CommandParts, 'database' | 'sync' | 'log'>,
  panel: PanelId,
  session: SessionCode,
): Promise<readonly SheetKey[]> {
  const loaded = await parts.database.inPanel(panel, (scope) => loadSession(scope, session));
  const signed: SheetKey[] = [];
  for (const { taster, code, last } of loaded?.glasses ?? []) {
    if (last !== null && !last.open) continue;
    const key = { session, taster, code };
    const name = sheetName({ panel, session: key.session }, key.taster, key.code);
    try {
      if ((await readIfThere(parts.sync, name, isSigned)) === true) signed.push(key);
    } catch (problem) {
      parts.log('error', 'sheet-unreadable', { ...key, problem: describeProblem(problem) });
    }
  }
  return signed;
}
