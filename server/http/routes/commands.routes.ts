import { z } from 'zod';
import { COMMANDS_ASKING_PROOF } from '../../../domain/api/asks-proof.ts';
import { COMMAND_ID_HEADER } from '../../../domain/commands/command-id-header.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { type CommandId, parseCommandId } from '../../../domain/words/ids.ts';
import { NOTHING, route } from '../route.ts';

/**
 * Executes a command by its name: checks that the command exists, that the role may use it (ACC-2)
 * and that its data are valid. Then it decides and writes, or refuses.
 */
export type Execute = (
  actor: Actor,
  name: string,
  data: unknown,
  given: { readonly id: CommandId; readonly from: string },
) => Promise<Result<Readonly<Record<string, unknown>>>>;

/**
 * The route of all commands. A header carries the idempotency key of the command (COM-3); without
 * one the command is refused.
 */
export function commandsRoutes(execute: Execute) {
  return {
    'POST /api/commands/:name': route(
      'POST /api/commands/:name',
      { ...NOTHING, body: z.unknown() },
      async ({ actor, params, body, from, headers, isProven }) => {
        // Before the command is parsed or decided: repeated with the same key after
        // re-authentication, it counts as the same command.
        if (COMMANDS_ASKING_PROOF.has(params.name) && !(await isProven()))
          return refuse('reauthentication-needed');
        const id = parseCommandId(headers.get(COMMAND_ID_HEADER) ?? '');
        if (id === null) return refuse('input-invalid', { fields: [COMMAND_ID_HEADER] });
        return execute(actor, params.name, body, { id, from });
      },
    ),
  };
}
