import type { QueryClient } from '@tanstack/react-query';

/**
 * The `meta` of a public query, whose answer belongs to no account. The sign-in page uses such
 * queries.
 */
export const PUBLIC_QUERY = { ofNobody: true } as const;

/**
 * Clears the query cache at sign-out (ACC-12, BTH-31). Public queries stay: the sign-in page
 * already shows them, and would reload while the next person uses it.
 */
export function clearQueryCache(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ meta }) => meta?.['ofNobody'] !== PUBLIC_QUERY.ofNobody });
  queries.getMutationCache().clear();
}
