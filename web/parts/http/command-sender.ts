import type { CommandData, CommandName } from '../../../domain/commands/commands.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import { newId } from './new-id.ts';
import { command } from './request.ts';

/**
 * Sends a command with an idempotency key. `about` distinguishes actions that one sender has
 * pending at the same time.
 */
export type SendCommand = <Name extends CommandName>(
  name: Name,
  data: CommandData<Name>,
  about?: string,
) => Promise<Result<Readonly<Record<string, unknown>>>>;

type Act = { readonly said: string; readonly id: string };

/** Errors after which it is unknown whether the server processed the command. */
const UNCERTAIN: ReadonlySet<RefusalCode> = new Set([
  'unreachable',
  'unavailable',
  'answer-unreadable',
  'answer-unknown',
  'failed',
]);

/**
 * Creates a command sender with idempotency keys: each action of a person has one id (COM-3). The
 * same command, sent again after a lost answer, has the same id. After any other answer, or after
 * another command, it gets a new id.
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
