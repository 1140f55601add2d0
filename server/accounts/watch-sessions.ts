/** The dependencies of the poll for ended sessions. */
export type WatchParts = {
  /** The sessions with an open document at this process. */
  readonly openSessions: () => readonly string[];
  /** Returns which of these sessions have ended. */
  readonly endedSessions: (sessions: readonly string[]) => Promise<readonly string[]>;
  readonly returnToGate: (sessions: ReadonlySet<string>) => void;
};

/**
 * Polls once, and closes the documents of every session that has ended (ACC-7, ACC-79). Another
 * process may have ended it, or a timeout alone. Another session of the same person continues.
 */
export async function watchSessions(parts: WatchParts): Promise<void> {
  const sessions = parts.openSessions();
  if (sessions.length === 0) return;
  const ended = await parts.endedSessions(sessions);
  if (ended.length > 0) parts.returnToGate(new Set(ended));
}
