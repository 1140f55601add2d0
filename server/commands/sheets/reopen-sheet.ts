import { sheetName } from '../../../domain/documents/document-names.ts';
import { restoreEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { readSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { decideReopen } from '../../../domain/sheets/decide-reopen.ts';
import { replaceDocument } from '../../database/documents/document-log.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import {
  lastSealed,
  reopenSheet as markReopened,
  sealedContent,
} from '../../database/sheets/sheets.ts';
import type { Command } from '../context/command-context.ts';
import { newState } from '../context/new-document.ts';

/**
 * Re-opens a sealed sheet for its taster, unsigned, with a reason; the sealed version stays stored
 * (EVA-5). The document starts with the sealed content under a new generation id. So edits of the
 * old generation on another device do not merge into it.
 */
export const reopenSheet: Command<'reopen-sheet'> = async (context, data) => {
  const { actor, at } = context;
  const { session, taster, code } = data;
  const key = { session, taster, code };
  const name = sheetName({ panel: actor.panel, session }, taster, code);
  const reopened = await context.decide(async (scope) => {
    const facts = await lockSession(scope, session);
    if (facts === null) return refuse('not-found');
    const last = await lastSealed(scope, key);
    const decision = decideReopen({ state: facts.state, last });
    if (!decision.ok) return decision;
    const { version } = decision.value;
    const { reason } = data;
    await markReopened(scope, key, { version, at, by: actor.name, reason });
    const sealed = readSealed(await sealedContent(scope, key));
    if (!sealed.ok) return sealed;
    const fresh = newState((doc, birth) => restoreEvaluation(doc, birth, sealed.value));
    await replaceDocument(scope.trx, { name, ...fresh });
    return accept({
      answer: { session, taster, code, version },
      audited: {
        command: 'reopen-sheet',
        data: key,
        before: { version, digest: last?.digest ?? null },
        after: { open: true },
        reason,
      },
    });
  });
  if (!reopened.ok) return reopened;
  context.sync.renew(name);
  await context.align(session, taster);
  return reopened;
};
