/**
 * Error codes of a full disk: PostgreSQL's disk_full, and the system's errors for a full disk or an
 * exceeded quota.
 */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * Whether an error, or its cause, is a full disk (HEA-3). The operation succeeds again once there
 * is free space.
 */
export function isFullDisk(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  return ('code' in problem && CODES.has(problem.code)) || isFullDisk(problem.cause);
}
