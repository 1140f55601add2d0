import type { CommandData, CommandName } from '../../../domain/commands/commands.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { newId } from './new-id.ts';
import { command } from './request.ts';

/** Gives a command. `about` tells acts apart that one giver has under way side by side. */
export type Give = <Name extends CommandName>(
  name: Name,
  data: CommandData<Name>,
  about?: string,
) => Promise<Result<Readonly<Record<string, unknown>>>>;

type Act = { readonly said: string; readonly id: string };

/** Refusals after which nobody knows whether the command was decided. */
const UNCERTAIN: ReadonlySet<RefusalCode> = new Set([
  'unreachable',
  'unavailable',
  'answer-unreadable',
  'answer-unknown',
  'failed',
]);

/**
 * COM-3: gives commands, each act of a person under one id. What is asked again in the same words after an answer that
 * was lost is the same act; after any other answer, or after something else was asked, it is a new one.
 */
export function createGiver(): Give {
  const open = new Map<string, Act>();
  return async (name, data, about = '') => {
    const said = JSON.stringify([name, data]);
    const before = open.get(about);
    const act = before?.said === said ? before : { said, id: newId() };
    open.set(about, act);
    const answer = await command(name, data, act.id);
    const isKnown = answer.ok || !UNCERTAIN.has(answer.code);
    if (isKnown && open.get(about) === act) open.delete(about);
    return answer;
  };
}
