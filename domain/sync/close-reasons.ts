/**
 * Why the server refuses a document or closes its connection, with the remedy of the device: one
 * vocabulary for both sides. The provider transmits only the reason, so the reason is the code.
 */
export const CLOSE_REASONS = {
  /** No session, or one that ended: sign in. */
  'signed-out': 'sign-in',
  /**
   * Unknown, or without permission for this account: the two look the same, so that nobody can find
   * out what exists.
   */
  'out-of-reach': 'give-up',
  /**
   * The permissions changed (sealed, re-opened, closed, role): reconnect for a new authorisation
   * check.
   */
  'access-changed': 'return',
  /**
   * The local copy has another document generation id: quarantine it and start from the server's
   * document.
   */
  'birth-differs': 'set-aside',
  /** The document cannot be read now: try again later. */
  unreadable: 'retry',
  /**
   * An update is out of causal order (missing dependencies): reconnect, so that the sync step sends
   * all that is missing.
   */
  'out-of-step': 'retry',
  /** The rate limit: an update over the size budget, or more messages than a person can make. */
  'over-budget': 'give-up',
  /** Presence (awareness) or messages that this document does not allow. */
  'not-allowed': 'give-up',
} as const;

/** A reason to refuse a document or to close its connection. */
export type CloseReason = keyof typeof CLOSE_REASONS;

/** Type guard for a close reason. */
export const isCloseReason = (text: string): text is CloseReason =>
  Object.hasOwn(CLOSE_REASONS, text);

/** The reaction of a device to a document that was refused or closed. */
export type Remedy = (typeof CLOSE_REASONS)[CloseReason];

/**
 * The remedy for a close reason (SYN-9). An unknown reason is not a decision of the server, so the
 * device reconnects.
 */
export const remedyFor = (text: string): Remedy =>
  isCloseReason(text) ? CLOSE_REASONS[text] : 'retry';
