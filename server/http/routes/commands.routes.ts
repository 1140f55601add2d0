import { z } from 'zod';
import { COMMANDS_ASKING_PROOF } from '../../../domain/api/asks-proof.ts';
import { COMMAND_ID_HEADER } from '../../../domain/commands/command-id-header.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { type CommandId, parseCommandId } from '../../../domain/words/ids.ts';
import { NOTHING, route } from '../route.ts';

/** Gives a command: it is known by name, allowed to the role (ACC-2), well-formed, decided, and done; or refused. */
export type Execute = (
  actor: Actor,
  name: string,
  data: unknown,
  given: { readonly id: CommandId; readonly from: string },
) => Promise<Result<Readonly<Record<string, unknown>>>>;

/** One way in for every command. COM-3: it carries the id of the act in a header; without one nothing is done. */
export function commandsRoutes(execute: Execute) {
  return {
    'POST /api/commands/:name': route(
      'POST /api/commands/:name',
      { ...NOTHING, body: z.unknown() },
      async ({ actor, params, body, from, headers, isProven }) => {
        // Before the command is known or decided: asked again under its id after the proof, it is the same act.
        if (COMMANDS_ASKING_PROOF.has(params.name) && !(await isProven()))
          return refuse('reauthentication-needed');
        const id = parseCommandId(headers.get(COMMAND_ID_HEADER) ?? '');
        if (id === null) return refuse('input-invalid', { fields: [COMMAND_ID_HEADER] });
        return execute(actor, params.name, body, { id, from });
      },
    ),
  };
}
