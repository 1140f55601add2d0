import type { Refusal, Result } from '../../../../domain/refusal.ts';

/** A session for which a command was refused, and why. */
export type RefusedSession = { readonly session: number; readonly refusal: Refusal };

/** Gives a command for one session after the other: how many went through, and who was refused. */
export async function giveEach(
  sessions: readonly number[],
  give: (session: number) => Promise<Result<unknown>>,
): Promise<{ readonly done: number; readonly refused: readonly RefusedSession[] }> {
  const refused: RefusedSession[] = [];
  for (const session of sessions) {
    const result = await give(session);
    if (!result.ok) refused.push({ session, refusal: result });
  }
  return { done: sessions.length - refused.length, refused };
}

/** SES-8: a refusal that a reason would overcome. Every other stands whatever is written. */
export const isUnmet = ({ refusal }: RefusedSession): boolean =>
  refusal.code === 'criteria-not-met';
