import type { CommandData, CommandName } from '../../../domain/commands/commands.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { newId } from './new-id.ts';
import { command } from './request.ts';

/** Sends a command. `about` tells apart acts that one sender has under way at the same time. */
export type SendCommand = <Name extends CommandName>(
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
 * COM-3: a command sender with idempotency keys: each act of a person has one id. The same command
 * sent again after a lost answer is the same act; after any other answer, or after another command,
 * it is a new act.
 */
export function createCommandSender(): SendCommand {
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
