import { canonical } from '../../domain/files/canonical.ts';
import { accept } from '../../domain/refusal.ts';
import { lastAuditedState } from '../audit/last-audited-state.ts';
import type { LostPlaces } from '../sync/document-store.ts';
import type { CommandContext } from './context/command-context.ts';

const COMMAND = 'document-lost-updates';

/**
 * Records in the audit trail that a part of a document's log is missing or corrupt (KEE-9). There
 * is one entry, however often and at whichever process the document is opened.
 */
export async function noteLoss(
  { decide }: Pick<CommandContext, 'decide'>,
  document: string,
  lost: LostPlaces,
): Promise<void> {
  await decide(async (scope) => {
    const before = await lastAuditedState(scope, [COMMAND], { document });
    if (before !== null && canonical(before) === canonical(lost))
      return accept({ answer: {}, told: [] });
    return accept({
      answer: {},
      told: { command: COMMAND, data: { document }, before: null, after: lost },
    });
  });
}
