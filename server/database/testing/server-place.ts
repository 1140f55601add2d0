import type { Addresses } from '../postgres/make-installation.ts';

/**
 * The location of a database on a test server, by its owner and the login of requests, or by an
 * owner alone. All tests of a checkout share one key of the audit trail.
 */
export const serverPlace = (by: Addresses | string) => ({
  ...(typeof by === 'string' ? { url: by } : { url: by.owner, requestsUrl: by.requests }),
  trailKey: new URL('../../../node_modules/.cache/verdial/trail-key.pem', import.meta.url).pathname,
});

/** The product settings for a database on a test server. */
export const settingsOf = ({ owner, requests }: Addresses) => ({
  DATABASE_URL: owner,
  DATABASE_REQUESTS_URL: requests,
});
