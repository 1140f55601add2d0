import { canonical } from '../../domain/files/canonical.ts';
import { accept } from '../../domain/refusal.ts';
import { lastAuditedState } from '../audit/last-audited-state.ts';
import type { LostPlaces } from '../sync/document-store.ts';
import type { CommandContext } from './context/command-context.ts';

const COMMAND = 'document-lost-updates';

/**
 * KEE-9: that something of a document's log is missing, or is not as it was written, is an entry of its panel's trail: once,
 * however often and wherever the document is opened.
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
