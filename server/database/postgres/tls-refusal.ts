/** What OpenSSL says of a certificate that nobody vouches for whom the connection trusts. */
const UNKNOWN: readonly string[] = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_SIGNATURE_FAILURE',
];

/**
 * DAT-45: what must be set where a connection to PostgreSQL was refused for its certificate, for the log and for who starts the product; null
 * of any other problem.
 */
export function tlsHint(problem: unknown): string | null {
  if (!(problem instanceof Error)) return null;
  const code = 'code' in problem ? String(problem.code) : '';
  if (UNKNOWN.includes(code))
    return 'Name the certificate of who signed the server’s in the address of the database: sslmode=verify-full&sslrootcert=/path/to/root.pem';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'Write the address of the database with a host name that its certificate names, or give the server a certificate of this one';
  if (code === 'CERT_HAS_EXPIRED') return 'Give the database server a new certificate';
  if (problem.message === 'The server does not support SSL connections')
    return 'Give the database server a certificate and set ssl=on there; only on the same machine leave sslmode out of the address';
  if (code === 'ENOENT' && 'path' in problem)
    return 'sslrootcert, sslcert and sslkey in the address of the database are paths of files on this machine';
  return null;
}

/** The problem with what to set, where it is one of certificates: read in one line (OPS-6). */
export function withTlsHint(problem: unknown): unknown {
  const hint = tlsHint(problem);
  return hint === null || !(problem instanceof Error) ? problem : Object.assign(problem, { hint });
}
