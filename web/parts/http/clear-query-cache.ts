import type { QueryClient } from '@tanstack/react-query';

/** The meta of a public query, whose answer belongs to no account: the sign-in page shows it. */
export const PUBLIC_QUERY = { ofNobody: true } as const;

/**
 * ACC-12, BTH-31: clears the query cache at sign-out. Public queries stay: the sign-in page is
 * shown already, and would start again while the next person is using it.
 */
export function clearQueryCache(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ meta }) => meta?.['ofNobody'] !== PUBLIC_QUERY.ofNobody });
  queries.getMutationCache().clear();
}
