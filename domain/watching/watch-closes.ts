/**
 * Why the WebSocket of a watcher is closed, with the close code (LIV-19). A standard client does
 * not reconnect after a code from 4400 to 4499; after any other it does.
 */
export const WATCH_CLOSES = {
  /** The API key is unknown. */
  'key-unknown': 4401,
  /** The API key has expired. */
  'key-ended': 4403,
  /** A leader revoked the API key. */
  'key-revoked': 4403,
  /** The panel has no such session, or the key is for another. */
  'out-of-reach': 4404,
  /** It tried to write. */
  'read-only': 4405,
  /** It sent an invalid message. */
  malformed: 4400,
  /** The session cannot be read now. */
  unreadable: 4503,
} as const;

/** A reason to close the WebSocket of a watcher. */
export type WatchClose = keyof typeof WATCH_CLOSES;

/** Type guard for a reason to close the WebSocket of a watcher. */
export const isWatchClose = (text: string): text is WatchClose => Object.hasOwn(WATCH_CLOSES, text);
