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
 * Sends a command from the desk, then reads the sessions again. An expected error shows as a toast
 * and is returned. With `says: 'question'` it is thrown as `ActionFailed`, and the open dialog
 * shows it. `criteria-not-met` is only returned: the caller shows the criteria. `seen` identifies
 * the state that the person acts on (`useCommand`).
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
      // An accepted command already reads again what it changed (COM-5).
      const isReadAgain = client.invalidateQueries(
        { queryKey: ['sessions'] },
        { cancelRefetch: !result.ok },
      );
      // An error does not wait: without a network, reading again takes seconds.
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
