import { accept, type Result, refuse } from '../refusal.ts';

/** A command as it was requested: its name, and a digest of its data. */
export type AskedCommand = { readonly command: string; readonly digest: string };

/**
 * A processed command, stored under its idempotency key: the first request, and the answer; null
 * while it is not decided yet.
 */
export type ProcessedCommand<Answer> = AskedCommand & { readonly answer: Answer | null };

/**
 * Decides by the idempotency key whether a command is a repetition (COM-3). Null: decide it now;
 * otherwise the stored answer. The key of a different command is refused.
 */
export function decideRepeatedCommand<Answer>(
  asked: AskedCommand,
  given: ProcessedCommand<Answer>,
): Result<Answer | null, 'command-id-taken'> {
  const isSame = asked.command === given.command && asked.digest === given.digest;
  return isSame ? accept(given.answer) : refuse('command-id-taken');
}
