import { accept, type Result, refuse } from '../refusal.ts';

/** A command as it is asked: its name, and a digest of its data. */
export type AskedCommand = { readonly command: string; readonly digest: string };

/** What is kept under an id: what was asked first, and what was answered; null while it is not decided yet. */
export type GivenCommand<Answer> = AskedCommand & { readonly answer: Answer | null };

/**
 * COM-3: what becomes of a command that is asked under an id: null where it is to be decided now, else the answer that
 * stands. An id that another act was given under is refused.
 */
export function decideGiven<Answer>(
  asked: AskedCommand,
  given: GivenCommand<Answer>,
): Result<Answer | null, 'command-id-taken'> {
  const isSame = asked.command === given.command && asked.digest === given.digest;
  return isSame ? accept(given.answer) : refuse('command-id-taken');
}
