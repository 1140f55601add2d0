import { accept } from '../../../domain/refusal.ts';
import { readSettingsBook, writeSettingsChange } from '../../books/settings-book.ts';
import { decideInPanel } from '../../database/decide.ts';
import type { Command } from '../context/command-context.ts';
import { keepRecord } from '../context/keep-record.ts';

/** SET-2: writes a change into the settings' book, with its row of the audit trail. */
export const changeSettings: Command<'change-settings'> = (context, data) =>
  decideInPanel(context.database, context.actor.panel, async (scope) => {
    const { actor, issuer, at } = context;
    const { changes, reason, heads } = data;
    const before = await readSettingsBook(scope);
    if (!before.ok) return before;
    const stamp = { at, by: actor.user, name: actor.name, reason };
    const written = await writeSettingsChange(scope, { ...stamp, changes }, heads);
    if (!written.ok) return written;
    await keepRecord(
      scope,
      issuer,
      {
        command: 'change-settings',
        data: { book: 'settings', heads: written.value.heads },
        before: before.value.settings,
        after: written.value.settings,
        reason,
      },
      at,
    );
    return accept({ heads: written.value.heads });
  });
