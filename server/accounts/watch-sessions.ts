/** What the watch asks and does. */
export type WatchParts = {
  /** The sessions with an open document at this process. */
  readonly openSessions: () => readonly string[];
  /** Which of them have ended. */
  readonly endedSessions: (sessions: readonly string[]) => Promise<readonly string[]>;
  readonly returnToGate: (sessions: ReadonlySet<string>) => void;
};

/**
 * ACC-7, ACC-79: looks once, and closes the documents of every session that has ended, whichever process ended it and also when it
 * ended by time alone. Another session of the same person goes on.
 */
export async function watchSessions(parts: WatchParts): Promise<void> {
  const sessions = parts.openSessions();
  if (sessions.length === 0) return;
  const ended = await parts.endedSessions(sessions);
  if (ended.length > 0) parts.returnToGate(new Set(ended));
}
