import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CommandData, CommandName } from '../../../domain/commands/commands.ts';
import type { Result } from '../../../domain/refusal.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { refusalMessage } from '../../parts/messages/refusal-message.ts';
import { useRefusalToast } from '../../parts/messages/use-refusal-toast.ts';
import { ActionFailed } from '../../ui/confirm/action-failed.ts';
import { useToast } from '../../ui/toast/use-toast.ts';

/**
 * Gives a command from the desk. What it changed is read again; a refusal is said in words and answered, or, where a question
 * is open that says it itself, thrown to it (`ActionFailed`). `seen` is what the person acts on (`useCommand`).
 */
export function useDeskCommand(
  seen = '',
  says: 'itself' | 'question' = 'itself',
): <Name extends CommandName>(
  name: Name,
  data: CommandData<Name>,
  done: string,
) => Promise<Result<Readonly<Record<string, unknown>>>> {
  const client = useQueryClient();
  const command = useCommand(seen);
  const show = useToast();
  const tellRefused = useRefusalToast();
  const { i18n } = useLingui();
  return useCallback(
    async (name, data, done) => {
      const result = await command(name, data);
      // COM-5: what an accepted act changed is being read again already.
      const isReadAgain = client.invalidateQueries(
        { queryKey: ['sessions'] },
        { cancelRefetch: !result.ok },
      );
      // A refusal does not wait: without a network the reading again takes seconds of its own.
      if (result.ok) {
        await isReadAgain;
        show({ text: done });
      } else if (result.code !== 'criteria-not-met') {
        if (says === 'question') throw new ActionFailed(i18n._(refusalMessage(result)));
        tellRefused(result);
      }
      return result;
    },
    [client, command, show, i18n, says, tellRefused],
  );
}
