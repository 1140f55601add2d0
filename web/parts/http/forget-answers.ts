import type { QueryClient } from '@tanstack/react-query';

/** What a query has whose answer is of nobody who is signed in: the page before the sign-in shows it. */
export const OF_NOBODY = { ofNobody: true } as const;

/**
 * ACC-12, BTH-31: drops every answer that was given to who left. What is of nobody stays: the sign-in stands already when the
 * last of a device is put away, and would begin anew under the finger of who comes next.
 */
export function forgetAnswers(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ meta }) => meta?.['ofNobody'] !== OF_NOBODY.ofNobody });
  queries.getMutationCache().clear();
}
