import { accept } from '../../../domain/refusal.ts';
import { withOrdinaryVirgin } from '../../../domain/settings/class-scheme.ts';
import { readSettingsBook, writeSettingsChange } from '../../books/settings-book.ts';
import type { Command } from '../context/command-context.ts';

/**
 * Changes the settings of a panel: appends to the settings history, with an audit entry (SET-2).
 * Optimistic locking by the `heads` of the history.
 */
export const changeSettings: Command<'change-settings'> = (context, data) =>
  context.decide(async (scope) => {
    const { actor, at } = context;
    const { reason, heads } = data;
    const before = await readSettingsBook(scope);
    if (!before.ok) return before;
    const changes = withOrdinaryVirgin(before.value.settings, data.changes);
    const stamp = { at, by: actor.user, name: actor.name, reason };
    const written = await writeSettingsChange(scope, { ...stamp, changes }, heads);
    if (!written.ok) return written;
    return accept({
      answer: { heads: written.value.heads },
      audited: {
        command: 'change-settings',
        data: { book: 'settings', heads: written.value.heads },
        before: before.value.settings,
        after: written.value.settings,
        reason,
      },
    });
  });
