import { sheetName } from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import { accept } from '../../../domain/refusal.ts';
import { lastAuditedState } from '../../audit/last-audited-state.ts';
import { lockSession } from '../../database/sessions.ts';
import { type SheetKey, sealedContent } from '../../database/sheets.ts';
import type { CommandContext } from '../context/command-context.ts';
import { storableSheet } from './sheet-content.ts';
import { storedEvaluation } from './stored-evaluation.ts';

const COMMAND = 'sheet-edited-after-seal';

/** What became of what came after a seal: it stands in the trail now, did so or was sealed before, or is no sheet. */
export type NotedEdits = 'noted' | 'known' | 'no-sheet';

/**
 * EVA-6: what a device holds of a sheet that was sealed without it is no part of the sealed version, but it is not lost:
 * it is written whole into the audit trail when it arrives, once, however often the device brings it.
 */
export async function noteEditsAfterSeal(
  { decide, log, issuer }: Pick<CommandContext, 'decide' | 'log' | 'issuer'>,
  key: SheetKey,
  update: Uint8Array,
): Promise<NotedEdits> {
  const name = sheetName({ panel: issuer.panel, session: key.session }, key.taster, key.code);
  let became: NotedEdits = 'no-sheet';
  await decide(async (scope) => {
    // Two devices may bring the same at two processes: one after the other.
    await lockSession(scope, key.session);
    const sealed = await sealedContent(scope, key);
    const read = await storedEvaluation(scope, name, { update, sealed });
    if (sealed === null || !read.ok) return accept({ answer: {}, told: [] });
    const now = storableSheet(read.value);
    const before = await lastAuditedState(scope, [COMMAND], key);
    became = 'known';
    if (isSame(now, sealed) || isSame(now, before)) return accept({ answer: {}, told: [] });
    became = 'noted';
    log('warn', COMMAND, { ...key });
    return accept({
      answer: {},
      told: { command: COMMAND, data: key, before: sealed, after: now },
    });
  });
  return became;
}

/** A sealed sheet keeps the header of the document it was sealed from, which says nothing of what was marked. */
function isSame(now: EvaluationValue, other: unknown): boolean {
  const { header: _header, ...content } = now;
  return canonical({ ...content, header: null }) === canonical({ ...Object(other), header: null });
}
