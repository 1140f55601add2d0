/** Error codes of OpenSSL for a certificate that no trusted authority has signed. */
const UNKNOWN: readonly string[] = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_SIGNATURE_FAILURE',
];

/**
 * Returns the setting to change after a TLS error of a connection to PostgreSQL, for the log and
 * the operator (DAT-45). Null for any other error.
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

/** Adds a hint to a TLS error: the setting to change, which the log prints on one line (OPS-6). */
export function withTlsHint(problem: unknown): unknown {
  const hint = tlsHint(problem);
  return hint === null || !(problem instanceof Error) ? problem : Object.assign(problem, { hint });
}
