import { sheetName } from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import { accept } from '../../../domain/refusal.ts';
import { lastAuditedState } from '../../audit/last-audited-state.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import { type SheetKey, sealedContent } from '../../database/sheets/sheets.ts';
import type { CommandContext } from '../context/command-context.ts';
import { storableSheet } from './sheet-content.ts';
import { storedEvaluation } from './stored-evaluation.ts';

const COMMAND = 'sheet-edited-after-seal';

/**
 * The outcome for an update that arrived after the seal. It is recorded now, was recorded or sealed
 * before, or is not a sheet.
 */
export type NotedEdits = 'noted' | 'known' | 'no-sheet';

/**
 * Records a late edit: an update of a sheet that arrives after it was sealed (EVA-6). The sealed
 * version does not change. The edited sheet is written completely into the audit trail, once,
 * however often the device sends it.
 */
export async function noteEditsAfterSeal(
  { decide, log, issuer }: Pick<CommandContext, 'decide' | 'log' | 'issuer'>,
  key: SheetKey,
  update: Uint8Array,
): Promise<NotedEdits> {
  const name = sheetName({ panel: issuer.panel, session: key.session }, key.taster, key.code);
  let became: NotedEdits = 'no-sheet';
  await decide(async (scope) => {
    // Serialises two devices that send the same update to two processes.
    await lockSession(scope, key.session);
    const sealed = await sealedContent(scope, key);
    const read = await storedEvaluation(scope, name, { update, sealed });
    if (sealed === null || !read.ok) return accept({ answer: {}, audited: [] });
    const now = storableSheet(read.value);
    const before = await lastAuditedState(scope, [COMMAND], key);
    became = 'known';
    if (isSame(now, sealed) || isSame(now, before)) return accept({ answer: {}, audited: [] });
    became = 'noted';
    log('warn', COMMAND, { ...key });
    return accept({
      answer: {},
      audited: { command: COMMAND, data: key, before: sealed, after: now },
    });
  });
  return became;
}

/**
 * Compares without the header: it is that of the document at the time of the seal, and says nothing
 * about the marks.
 */
function isSame(now: EvaluationValue, other: unknown): boolean {
  const { header: _header, ...content } = now;
  return canonical({ ...content, header: null }) === canonical({ ...Object(other), header: null });
}
