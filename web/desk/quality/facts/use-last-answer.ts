import { useState } from 'react';

/** The current answer, or the last answer to the same question while it is computed again. */
export type LastAnswer<Answer> =
  | { readonly value: Answer; readonly isOfNow: true }
  | { readonly value: Answer | null; readonly isOfNow: false };

/**
 * Keeps the last answer on the screen while the same question is computed again (QUA-45).
 * `questionOf` returns the question to which an answer would belong now.
 */
export function useLastAnswer<Answer>(
  now: Answer | null,
  questionOf: (answer: Answer) => string,
): LastAnswer<Answer> {
  const [last, setLast] = useState<{ readonly value: Answer; readonly question: string } | null>(
    null,
  );
  if (now !== null) {
    const question = questionOf(now);
    if (last?.value !== now || last.question !== question) setLast({ value: now, question });
    return { value: now, isOfNow: true };
  }
  const stands = last !== null && questionOf(last.value) === last.question;
  return { value: stands ? last.value : null, isOfNow: false };
}
