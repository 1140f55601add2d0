import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { decideAddStatus, decideDeleteStatus } from '../../../domain/tasters/status-history.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import { type NewStatusEntry, readStatusBook, writeStatus } from '../../books/status-book.ts';
import { findTaster } from '../../database/tasters/tasters.ts';
import type { Command, CommandAnswer, CommandContext } from '../context/command-context.ts';

/**
 * Gives a taster a status from a date on; refused when the taster has that status already (STS-2).
 */
export const addStatus: Command<'add-status'> = (context, { taster, status, from, reason }) =>
  write(context, 'add-status', taster, { act: 'add', status, from }, reason, (book) =>
    decideAddStatus(book.spans, { status, from }),
  );

/** Removes a status that was given by mistake; the history keeps both entries (STS-2). */
export const deleteStatus: Command<'delete-status'> = (context, { taster, entry, reason }) =>
  write(context, 'delete-status', taster, { act: 'delete', entry }, reason, (book) =>
    decideDeleteStatus(book.spans, entry),
  );

type Act =
  | Pick<Extract<NewStatusEntry, { act: 'add' }>, 'act' | 'status' | 'from'>
  | Pick<Extract<NewStatusEntry, { act: 'delete' }>, 'act' | 'entry'>;

function write(
  { decide: inTransaction, actor, at }: CommandContext,
  command: 'add-status' | 'delete-status',
  taster: TasterId,
  act: Act,
  reason: string,
  decide: Parameters<typeof writeStatus>[3],
): Promise<Result<CommandAnswer>> {
  return inTransaction(async (scope) => {
    if ((await findTaster(scope, taster)) === null) return refuse('not-found');
    const before = await readStatusBook(scope, taster);
    if (!before.ok) return before;
    const stamp = { at, by: actor.user, name: actor.name, reason };
    const written = await writeStatus(scope, taster, { ...stamp, ...act }, decide);
    if (!written.ok) return written;
    return accept({
      answer: { heads: written.value.heads },
      audited: {
        command,
        data: { taster, heads: written.value.heads },
        before: before.value.spans,
        after: written.value.spans,
        reason,
      },
    });
  });
}
