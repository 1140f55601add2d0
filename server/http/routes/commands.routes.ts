import { z } from 'zod';
import {
  COMMANDS,
  type CommandData,
  type CommandName,
  isCommandName,
} from '../../../domain/commands/commands.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/role/actor.ts';
import { COMMAND_ROLES } from '../../../domain/role/permissions.ts';
import { readParsed } from '../read-parsed.ts';
import { route } from '../route.ts';

/** Decides a command and does what was decided. */
export type Execute = (
  actor: Actor,
  name: CommandName,
  data: CommandData<CommandName>,
  from: string,
) => Promise<Result<Readonly<Record<string, unknown>>>>;

/** ACC-2: one way in for every command: known by name, allowed to the role, well-formed. */
export function commandsRoutes(execute: Execute) {
  return {
    'POST /api/commands/:name': route(
      'POST /api/commands/:name',
      { body: z.unknown() },
      async ({ actor, params, body, from }) => {
        const { name } = params;
        if (!isCommandName(name)) return refuse('not-found');
        if (!COMMAND_ROLES[name].includes(actor.role)) return refuse('access-denied');
        const data = readParsed<CommandData<CommandName>>(COMMANDS[name], () => body, 'invalid');
        return data.ok ? execute(actor, name, data.value, from) : data;
      },
    ),
  };
}
