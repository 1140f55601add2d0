import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CommandData } from '../../../../domain/commands/commands.ts';
import type { Result } from '../../../../domain/refusal.ts';
import { useCommand } from '../../../parts/http/use-command.ts';

/** Hook that sends a command on a taster's statuses and then invalidates the queries of tasters. */
export function useStatusCommand(seen = '') {
  const queries = useQueryClient();
  const command = useCommand(seen);
  return useCallback(
    async <Name extends 'add-status' | 'delete-status'>(
      name: Name,
      data: CommandData<Name>,
    ): Promise<Result<object>> => {
      const result = await command(name, data);
      if (result.ok) await queries.invalidateQueries({ queryKey: ['tasters'] });
      return result;
    },
    [queries, command],
  );
}
