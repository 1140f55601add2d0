/** What says that there is no room: PostgreSQL's disk_full, and what the system answers a write to a file, by room or by quota. */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** HEA-3: whether a problem, or what caused it, is a disk without room: what was asked goes through when there is room again. */
export function isFullDisk(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  return ('code' in problem && CODES.has(problem.code)) || isFullDisk(problem.cause);
}
