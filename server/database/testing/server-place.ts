/** The place of a database on a PostgreSQL server of a test; the tests of a checkout share one key of the audit trail. */
export const serverPlace = (url: string) => ({
  url,
  trailKey: new URL('../../../node_modules/.cache/verdial/trail-key.pem', import.meta.url).pathname,
});
