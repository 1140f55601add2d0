import { z } from 'zod';
import type { Result } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { NOTHING, route } from '../route.ts';

/** Gives a command: it is known by name, allowed to the role (ACC-2), well-formed, decided, and done; or refused. */
export type Execute = (
  actor: Actor,
  name: string,
  data: unknown,
  from: string,
) => Promise<Result<Readonly<Record<string, unknown>>>>;

/** One way in for every command. */
export function commandsRoutes(execute: Execute) {
  return {
    'POST /api/commands/:name': route(
      'POST /api/commands/:name',
      { ...NOTHING, body: z.unknown() },
      ({ actor, params, body, from }) => execute(actor, params.name, body, from),
    ),
  };
}
