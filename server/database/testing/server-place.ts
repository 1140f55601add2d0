import type { Addresses } from '../postgres/make-installation.ts';

/**
 * The place of a database on a PostgreSQL server of a test, by its owner and the login of requests, or by an owner alone; the
 * tests of a checkout share one key of the audit trail.
 */
export const serverPlace = (by: Addresses | string) => ({
  ...(typeof by === 'string' ? { url: by } : { url: by.owner, requestsUrl: by.requests }),
  trailKey: new URL('../../../node_modules/.cache/verdial/trail-key.pem', import.meta.url).pathname,
});

/** The settings of the product on such a database. */
export const settingsOf = ({ owner, requests }: Addresses) => ({
  DATABASE_URL: owner,
  DATABASE_REQUESTS_URL: requests,
});
