import { accept, type Result, refuse } from '../refusal.ts';

/** A command as it is asked: its name, and a digest of its data. */
export type AskedCommand = { readonly command: string; readonly digest: string };

/** A processed command, stored under its id: what was asked first, and the answer; null while it is not decided yet. */
export type ProcessedCommand<Answer> = AskedCommand & { readonly answer: Answer | null };

/**
 * COM-3: idempotency of a command under its id: null where it is to be decided now, else the answer that was stored. An id
 * of another command is refused.
 */
export function decideRepeatedCommand<Answer>(
  asked: AskedCommand,
  given: ProcessedCommand<Answer>,
): Result<Answer | null, 'command-id-taken'> {
  const isSame = asked.command === given.command && asked.digest === given.digest;
  return isSame ? accept(given.answer) : refuse('command-id-taken');
}
